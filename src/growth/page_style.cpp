// SPDX-License-Identifier: BSL-1.0
#include "growth/page_parts.hpp"

namespace surd::growth {

std::string_view page_style() noexcept {
    return R"css(
:root {
  color-scheme: light dark;
  --page: #f7f5f1; --card: #ffffff; --ink: #1d2126; --soft: #565e68; --line: #d9d5cd;
  --grid: #e4e0d8; --focus: #1d4ed8;
  --s0: #0b6b80; --s1: #b23a1c; --s2: #5b45b0; --s3: #33702a; --s4: #8a5a00; --s5: #a02470;
  --mark: #fdf0dc; --mark-edge: #b23a1c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --card: #1d2126; --ink: #eceae6; --soft: #a9b0b9; --line: #39404a;
    --grid: #2c323a; --focus: #8ab4ff;
    --s0: #5cc6df; --s1: #ff9b73; --s2: #b5a3ff; --s3: #8fd17f; --s4: #e8b95a; --s5: #ff93cb;
    --mark: #3a2a22; --mark-edge: #ff9b73;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 17px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC",
    "PingFang SC", "Microsoft YaHei", "WenQuanYi Micro Hei", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
main { max-width: 60rem; margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 4vw, 2rem); }
h1 { font-size: clamp(1.7rem, 1.2rem + 2.4vw, 2.6rem); line-height: 1.15; letter-spacing: -.015em;
  margin: 0 0 .6rem; text-wrap: balance; }
h2 { font-size: 1.2rem; margin: 0 0 .9rem; }
.lead { max-width: 44rem; margin: 0 0 1.6rem; color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: clamp(.9rem, 2.5vw, 1.6rem); margin: 0 0 1.4rem; }
figure { margin: 0; }
figcaption { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: .2rem 0 .4rem; }
.key { display: inline-flex; align-items: center; gap: .55rem; }
.swatch { overflow: visible; }

.chart { display: block; width: 100%; height: auto; touch-action: pan-y; }
.chart text { font: 15px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
  "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", "WenQuanYi Micro Hei", sans-serif;
  font-variant-numeric: tabular-nums; fill: var(--soft); }
.chart .name { font-style: italic; }
.grid { stroke: var(--grid); }
.grid.one { stroke: var(--soft); }
.s0 { --series: var(--s0); } .s1 { --series: var(--s1); } .s2 { --series: var(--s2); }
.s3 { --series: var(--s3); } .s4 { --series: var(--s4); } .s5 { --series: var(--s5); }
.series, .pick { fill: var(--series); stroke: none; }
.curve { stroke: var(--series); stroke-width: 3; fill: none; stroke-linecap: butt; }
.s1 .curve { stroke-dasharray: 10 7; } .s2 .curve { stroke-dasharray: 2 5; }
.s3 .curve { stroke-dasharray: 12 5 2 5; } .s4 .curve { stroke-dasharray: 18 6; }
.s5 .curve { stroke-dasharray: 6 3; }
.guide { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 4; }
.ring { fill: var(--card); stroke: var(--series); stroke-width: 3; }
.chart .label { font-size: 19px; font-weight: 700; fill: var(--series); stroke: var(--card);
  stroke-width: 5px; stroke-linejoin: round; paint-order: stroke; }
.hits rect { fill: transparent; cursor: ew-resize; }
.no-script .hits { display: none; }

.control { margin-top: 1.1rem; padding-top: 1.1rem; border-top: 1px solid var(--line); }
.control[hidden] { display: none; }
.control label { font-weight: 650; }
.hint { margin: .1rem 0 .5rem; color: var(--soft); font-size: .93rem; }
input[type=range] { display: block; width: 100%; height: 2.75rem; margin: 0; cursor: pointer;
  accent-color: var(--s0); }
input[type=range]:focus-visible, .scroll:focus-visible { outline: 3px solid var(--focus);
  outline-offset: 3px; border-radius: 8px; }
.ends { display: flex; justify-content: space-between; gap: 2rem; color: var(--soft); font-size: .93rem; }

.readout { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .8rem;
  margin: 1.1rem 0 .9rem; }
.readout > div { display: flex; flex-direction: column; justify-content: space-between;
  min-width: 0; border: 1px solid var(--line); border-radius: 10px; padding: .55rem .9rem .6rem; background: var(--page); }
dt { color: var(--soft); font-size: .88rem; }
dt .swatch { width: 24px; height: 10px; margin-right: .5rem; vertical-align: middle; }
dd { margin: 0; font-size: clamp(1.35rem, 1.1rem + 1vw, 1.75rem); font-weight: 700; line-height: 1.25; }
.sentence { margin: 0; }

.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: .6rem; }
th, td { padding: .5rem .8rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal;
  overflow-wrap: normal; }
tbody th { font-weight: 600; }
td:last-child, th:last-child { text-align: left; width: 8.5rem; white-space: nowrap; }
tr.current > * { background: var(--mark); font-weight: 700; }
tr.current > :first-child { box-shadow: inset 4px 0 var(--mark-edge); }
.note { color: var(--soft); font-size: .93rem; max-width: 48rem; margin: 0 0 .8rem; }

@media (max-width: 36rem) {
  body { font-size: 16px; }
  .chart text { font-size: 22px; }
  .chart .label { font-size: 30px; }
  .chart .extra { display: none; }
  .readout { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .6rem; }
  .readout > div { padding: .5rem .7rem; }
  dd { font-size: 1.2rem; }
  table { font-size: .93rem; }
  caption { max-width: 74vw; }
  th, td { padding: .45rem .5rem; }
  td:last-child, th:last-child { width: auto; }
}
@media (prefers-reduced-motion: no-preference) {
  .pick, .label, .guide { transition: transform .16s ease-out; }
}
@media (forced-colors: active) {
  tr.current > * { outline: 2px solid Highlight; }
}
@media print {
  :root { --page: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #999; --grid: #ccc;
    --s0: #0b6b80; --s1: #b23a1c; --s2: #5b45b0; --s3: #33702a; --s4: #8a5a00; --s5: #a02470;
    --mark: #fff; --mark-edge: #000; color-scheme: light; }
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .control, .hits, noscript { display: none !important; }
  .card { border: 0; padding: 0; break-inside: avoid; }
  .chart { max-width: 17cm; }
  .scroll { overflow: visible; }
}
)css";
}

}  // namespace surd::growth
