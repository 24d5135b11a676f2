// SPDX-License-Identifier: BSL-1.0
#include "growth/page_parts.hpp"

namespace surd::growth {

// The script computes no number: it copies what the rows of the table hold. It ends by showing the
// row of the page as written, since a browser may restore the slider of an earlier visit.
std::string_view page_script() noexcept {
    return R"js(
(() => {
  const byId = id => document.getElementById(id);
  const slider = byId('length'), sentence = byId('sentence'), guide = byId('guide');
  const chart = byId('chart');
  const rows = Array.from(document.querySelectorAll('#values tbody tr'));
  const shown = Array.from(document.querySelectorAll('[data-shows]'));
  const picks = Array.from(document.querySelectorAll('.pick'));
  const labels = Array.from(document.querySelectorAll('.label'));
  const mark = rows.find(row => row.hasAttribute('aria-current')).lastElementChild.textContent;

  const show = number => {
    const row = rows[number];
    rows.forEach(each => {
      const isCurrent = each === row;
      each.classList.toggle('current', isCurrent);
      if (isCurrent) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
      each.lastElementChild.textContent = isCurrent ? mark : '';
    });
    shown.forEach(each => { each.textContent = row.cells[each.dataset.shows].textContent; });
    picks.forEach(each => {
      each.setAttribute('transform', row.getAttribute('data-at-' + each.dataset.series));
    });
    labels.forEach(each => {
      const series = each.dataset.series;
      each.setAttribute('transform', row.getAttribute('data-label-at-' + series));
      each.setAttribute('text-anchor', row.dataset.anchor);
      each.textContent = row.getAttribute('data-label-' + series);
    });
    guide.setAttribute('transform', row.dataset.at);
    sentence.textContent = row.dataset.sentence;
    slider.value = number;
    slider.setAttribute('aria-valuetext', row.cells[0].textContent);
  };

  slider.addEventListener('input', () => show(slider.value));
  const point = event => {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const number = under && under.dataset ? under.dataset.row : undefined;
    if (number !== undefined && number !== slider.value) show(number);
  };
  chart.addEventListener('pointerdown', point);
  chart.addEventListener('pointermove', event => { if (event.buttons & 1) point(event); });

  document.body.classList.remove('no-script');
  byId('control').hidden = false;
  show(slider.defaultValue);
})();
)js";
}

}  // namespace surd::growth
