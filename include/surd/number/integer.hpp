// SPDX-License-Identifier: BSL-1.0
// Purpose: an integer of any size that costs no more than a machine word while it fits 64 bits.
#ifndef SURD_NUMBER_INTEGER_HPP
#define SURD_NUMBER_INTEGER_HPP

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "surd/config.hpp"
#include "surd/number/wide.hpp"

namespace surd {

class integer;

namespace detail {

/// The way to the big path, for the compiled bodies of this layer.
struct integer_access;

// What a constant expression may not do: each of these needs memory beyond 64 bits.
integer sum_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
integer difference_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
integer product_needs_more_than_64_bits_at_run_time(integer const& a, integer const& b);
integer negation_needs_more_than_64_bits_at_run_time(integer const& a);
std::uint64_t* limbs_need_memory_at_run_time(std::uint64_t const* limbs, std::int64_t signed_size);
void limbs_are_released_at_run_time(std::uint64_t* limbs, std::int64_t signed_size) noexcept;

}  // namespace detail

/// An exact integer; int64 inline, limbs on the heap only when a value does not fit.
/// Canonical: a value that fits int64 is always inline, so equality is cheap and small values
/// never allocate. A literal type; constant expressions reach every value that fits.
/// Moved-from integers are 0. Never made from floating point, bool or characters.
class integer {
public:
    constexpr integer() noexcept = default;

    template <detail::machine_integer T>
    constexpr integer(T value) {
        if constexpr (std::numeric_limits<T>::digits <= 63) {
            value_ = static_cast<std::int64_t>(value);
        } else if (value <= static_cast<T>(std::numeric_limits<std::int64_t>::max())) {
            value_ = static_cast<std::int64_t>(value);
        } else {
            std::uint64_t const limb = value;
            limbs_ = detail::limbs_need_memory_at_run_time(&limb, 1);
            value_ = 1;
        }
    }

    template <std::floating_point T>
    integer(T) = delete;  // say which integer is meant: floor, nearest or exact

    constexpr integer(integer const& other) : value_(other.value_) {
        if (other.limbs_ != nullptr)
            limbs_ = detail::limbs_need_memory_at_run_time(other.limbs_, other.value_);
    }

    constexpr integer(integer&& other) noexcept : value_(other.value_), limbs_(other.limbs_) {
        other.value_ = 0;
        other.limbs_ = nullptr;
    }

    constexpr integer& operator=(integer const& other) {
        if (limbs_ == nullptr && other.limbs_ == nullptr) {
            value_ = other.value_;
        } else if (this != &other) {
            integer copy(other);
            swap(*this, copy);
        }
        return *this;
    }

    constexpr integer& operator=(integer&& other) noexcept {
        if (limbs_ == nullptr) {
            std::int64_t const value = std::exchange(other.value_, 0);
            limbs_ = std::exchange(other.limbs_, nullptr);
            value_ = value;
        } else {
            swap(*this, other);
        }
        return *this;
    }

    constexpr ~integer() {
        if (limbs_ != nullptr) detail::limbs_are_released_at_run_time(limbs_, value_);
    }

    friend constexpr void swap(integer& a, integer& b) noexcept {
        std::swap(a.value_, b.value_);
        std::swap(a.limbs_, b.limbs_);
    }

    /// Returns -1, 0 or 1.
    [[nodiscard]] constexpr int sign() const noexcept { return (value_ > 0) - (value_ < 0); }
    [[nodiscard]] constexpr bool is_zero() const noexcept { return value_ == 0; }
    [[nodiscard]] constexpr bool is_one() const noexcept { return value_ == 1 && fits_int64(); }
    [[nodiscard]] constexpr bool is_even() const noexcept {
        return ((limbs_ == nullptr ? static_cast<std::uint64_t>(value_) : limbs_[0]) & 1) == 0;
    }
    [[nodiscard]] constexpr bool is_odd() const noexcept { return !is_even(); }

    [[nodiscard]] constexpr bool fits_int64() const noexcept { return limbs_ == nullptr; }
    /// Domain: fits_int64().
    [[nodiscard]] constexpr std::int64_t to_int64() const {
        SURD_EXPECTS(limbs_ == nullptr, "to_int64 needs an integer that fits 64 bits");
        return value_;
    }
    [[nodiscard]] constexpr bool fits_uint64() const noexcept {
        return limbs_ == nullptr ? value_ >= 0 : value_ == 1;
    }
    /// Domain: fits_uint64().
    [[nodiscard]] constexpr std::uint64_t to_uint64() const {
        SURD_EXPECTS(fits_uint64(), "to_uint64 needs an integer of 0 to 2^64 - 1");
        return limbs_ == nullptr ? static_cast<std::uint64_t>(value_) : limbs_[0];
    }

    /// The magnitude as 64-bit limbs, least significant first; 0 has none.
    [[nodiscard]] constexpr std::size_t limb_count() const noexcept {
        if (limbs_ == nullptr) return value_ != 0 ? 1 : 0;
        return static_cast<std::size_t>(detail::magnitude(value_));
    }
    /// Domain: i < limb_count().
    [[nodiscard]] constexpr std::uint64_t limb(std::size_t i) const noexcept {
        return limbs_ == nullptr ? detail::magnitude(value_) : limbs_[i];
    }
    /// The magnitude modulo 2^64.
    [[nodiscard]] constexpr std::uint64_t low_limb() const noexcept { return limb(0); }
    /// Returns the integer with this magnitude; leading zero limbs are allowed.
    [[nodiscard]] static integer from_limbs(std::span<std::uint64_t const> limbs, bool negative);

    /// Returns the number of bits of the magnitude; 0 for 0.
    [[nodiscard]] constexpr std::uint64_t bit_length() const noexcept {
        if (limbs_ == nullptr)
            return static_cast<std::uint64_t>(std::bit_width(detail::magnitude(value_)));
        std::uint64_t const size = detail::magnitude(value_);
        return 64 * (size - 1) + static_cast<std::uint64_t>(std::bit_width(limbs_[size - 1]));
    }

    /// Returns the exponent of the largest power of 2 that divides the value. Domain: not 0.
    [[nodiscard]] constexpr std::uint64_t trailing_zero_bits() const {
        SURD_EXPECTS(value_ != 0, "every power of 2 divides 0");
        if (limbs_ == nullptr)
            return static_cast<std::uint64_t>(std::countr_zero(static_cast<std::uint64_t>(value_)));
        std::uint64_t i = 0;
        while (limbs_[i] == 0) ++i;
        return 64 * i + static_cast<std::uint64_t>(std::countr_zero(limbs_[i]));
    }

    [[nodiscard]] constexpr integer operator-() const& {
        if (limbs_ == nullptr && value_ != std::numeric_limits<std::int64_t>::min())
            return integer(-value_);
        return detail::negation_needs_more_than_64_bits_at_run_time(*this);
    }
    [[nodiscard]] constexpr integer const& operator+() const noexcept { return *this; }

    friend constexpr integer operator+(integer const& a, integer const& b) {
        std::int64_t sum = 0;
        if (a.limbs_ == nullptr && b.limbs_ == nullptr &&
            !__builtin_add_overflow(a.value_, b.value_, &sum))
            return integer(sum);
        return detail::sum_needs_more_than_64_bits_at_run_time(a, b);
    }
    friend constexpr integer operator-(integer const& a, integer const& b) {
        std::int64_t difference = 0;
        if (a.limbs_ == nullptr && b.limbs_ == nullptr &&
            !__builtin_sub_overflow(a.value_, b.value_, &difference))
            return integer(difference);
        return detail::difference_needs_more_than_64_bits_at_run_time(a, b);
    }
    friend constexpr integer operator*(integer const& a, integer const& b) {
        std::int64_t product = 0;
        if (a.limbs_ == nullptr && b.limbs_ == nullptr &&
            !__builtin_mul_overflow(a.value_, b.value_, &product))
            return integer(product);
        return detail::product_needs_more_than_64_bits_at_run_time(a, b);
    }
    constexpr integer& operator+=(integer const& other) { return *this = *this + other; }
    constexpr integer& operator-=(integer const& other) { return *this = *this - other; }
    constexpr integer& operator*=(integer const& other) { return *this = *this * other; }
    constexpr integer& operator++() { return *this += 1; }
    constexpr integer& operator--() { return *this -= 1; }

    friend constexpr bool operator==(integer const& a, integer const& b) noexcept {
        if (a.value_ != b.value_) return false;
        if (a.limbs_ == nullptr || b.limbs_ == nullptr) return a.limbs_ == b.limbs_;
        return compare_magnitudes(a, b) == 0;
    }
    friend constexpr std::strong_ordering operator<=>(integer const& a, integer const& b) noexcept {
        // A value on the heap is beyond every inline value, on the side of its sign.
        if (a.limbs_ == nullptr)
            return b.limbs_ == nullptr ? a.value_ <=> b.value_ : std::int64_t{0} <=> b.value_;
        if (b.limbs_ == nullptr) return a.value_ <=> std::int64_t{0};
        if (a.value_ != b.value_) return a.value_ <=> b.value_;
        int const order = compare_magnitudes(a, b);
        return (a.value_ < 0 ? -order : order) <=> 0;
    }

    /// Returns the decimal digits, with a leading '-' for negative values.
    /// Cost: subquadratic in the number of digits.
    [[nodiscard]] std::string to_string() const;

    /// Returns the integer spelled by an optional sign and decimal digits; nothing for other text.
    [[nodiscard]] static std::optional<integer> from_string(std::string_view text);

    /// Equal integers have equal hashes. Not stable between versions.
    [[nodiscard]] constexpr std::size_t hash() const noexcept {
        std::uint64_t h = static_cast<std::uint64_t>(value_) * 0x9e3779b97f4a7c15u;
        if (limbs_ != nullptr)
            for (std::uint64_t i = 0; i < detail::magnitude(value_); ++i)
                h = (h ^ limbs_[i] ^ (h >> 29)) * 0xbf58476d1ce4e5b9u;
        return static_cast<std::size_t>(h ^ (h >> 32));
    }

private:
    friend struct detail::integer_access;

    // Both have the same number of limbs.
    static constexpr int compare_magnitudes(integer const& a, integer const& b) noexcept {
        for (std::uint64_t i = detail::magnitude(a.value_); i-- > 0;)
            if (a.limbs_[i] != b.limbs_[i]) return a.limbs_[i] < b.limbs_[i] ? -1 : 1;
        return 0;
    }

    std::int64_t value_ = 0;          // the value; or, on the heap, the signed number of limbs
    std::uint64_t* limbs_ = nullptr;  // least significant first; null while the value fits int64
};

static_assert(sizeof(integer) == 16);

}  // namespace surd

template <>
struct std::hash<surd::integer> {
    std::size_t operator()(surd::integer const& x) const noexcept { return x.hash(); }
};

#include "surd/number/integer_functions.hpp"  // IWYU pragma: export

#endif
