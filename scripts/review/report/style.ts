/** How the review looks; colours follow the system, and a narrow screen has one column. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#161b26, #eceff4);
  --soft: light-dark(#4d5668, #aab3c2);
  --canvas: light-dark(#f6f7f9, #101318);
  --surface: light-dark(#fff, #181c23);
  --line: light-dark(#dde1e8, #2b323e);
  --accent: light-dark(#2346b8, #a9bdff);
  --new: light-dark(#0f5132, #8fe3b4);
  --new-soft: light-dark(#d8f3e3, #163827);
  --gone: light-dark(#8f1d14, #ffaca3);
  --gone-soft: light-dark(#fde3e0, #41201d);
  --hint: light-dark(#7a4b00, #f3c66f);
  --hint-soft: light-dark(#fff4dc, #33280f);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere }
.top, main { max-width: 78rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2rem) }
.top { padding-block: 2rem 0 }
.about { margin: 0; color: var(--soft) }
h1 { margin: .25rem 0 .5rem; font-size: clamp(1.4rem, 1.2rem + 1.2vw, 2rem); line-height: 1.2; text-wrap: balance }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem }
h3 { margin: 0; font-size: 1.25rem; line-height: 1.35 }
h4 { margin: 0 0 .5rem; color: var(--soft); font-size: 1rem }
p, ul, dl, dd { margin: 0 }
a { color: var(--accent); text-underline-offset: .15em }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
ins { background: var(--new-soft); color: var(--new); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; border-radius: .2em }
del { background: var(--gone-soft); color: var(--gone); border-radius: .2em }
section > p, section > .scroll + p { margin-top: .75rem }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .6rem 1rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line) }
thead th { border-top: 0; color: var(--soft); font-size: .875rem; font-weight: 600 }
td ul { padding: 0; list-style: none }
.badge { display: inline-block; padding: .1rem .5rem; border-radius: 99px; background: var(--hint-soft); color: var(--hint); font-size: .8rem; font-weight: 600; vertical-align: .1em }
.badge[data-kind='added'] { background: var(--new-soft); color: var(--new) }
.badge[data-kind='removed'] { background: var(--gone-soft); color: var(--gone) }
.problems { margin-top: 1.5rem; padding: 1rem 1.25rem; border-radius: .75rem; background: var(--hint-soft) }
.problems[data-stops='true'] { background: var(--gone-soft) }
.problems h2 { margin: 0 0 .5rem }
.problems ul { padding-inline-start: 1.2rem }
pre { margin: .35rem 0; padding: .5rem .75rem; overflow-x: auto; border-radius: .4rem; background: var(--surface); font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
.problems li + li { margin-top: .5rem }
.switch { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 1rem; padding: 0; border: 0; color: var(--soft) }
.switch legend { float: inline-start; padding: 0 }
body:has(#only-desktop:checked) [data-device='phone'], body:has(#only-phone:checked) [data-device='desktop'] { display: none }
.change { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-bottom: 1.5rem; padding: clamp(1rem, 2.5vw, 1.75rem); scroll-margin-top: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem }
.file { color: var(--soft); font-size: .9rem }
.notes { display: grid; gap: .5rem; padding: 0; list-style: none }
.notes li { padding: .5rem .9rem; border-radius: .5rem; background: var(--canvas) }
.notes [data-kind='advice'] { background: var(--hint-soft); color: var(--hint) }
.notes [data-kind='mistake'] { background: var(--gone-soft); color: var(--gone) }
.difference > div { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: .25rem 1rem; padding-block: .6rem; border-top: 1px solid var(--line) }
.difference dt { color: var(--soft) }
.difference dd { display: grid; gap: .4rem; max-width: 46rem }
.left-out { color: var(--soft); line-height: 1 }
.look { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
.pair { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem }
figure { flex: 1 1 0; min-width: min(100%, 18rem); margin: 0 }
[data-device='phone'] figure { flex: 0 1 360px }
figcaption { margin-bottom: .35rem; color: var(--soft); font-size: .875rem }
.picture { max-height: 60rem; overflow: auto; padding: 0; border: 1px solid var(--line); border-radius: .5rem; background: #fff; width: fit-content; max-width: 100% }
.picture img { display: block; max-width: 100%; height: auto }
.none { padding: 1rem; border: 1px dashed var(--line); border-radius: .5rem }
.none figcaption { margin: 0 }
main > section:last-child { margin-bottom: 4rem }
@media (width <= 600px) {
  .change { padding-inline: 1rem; margin-inline: -.5rem }
  .difference > div { grid-template-columns: minmax(0, 1fr) }
  .look[data-device='desktop'] { order: 1 }
  .pair { flex-direction: column }
  figure, [data-device='phone'] figure { flex: none; width: 100% }
  thead { display: none }
  td { display: block; padding-block: .15rem; border: 0 }
  tr { display: block; padding-block: .6rem; border-top: 1px solid var(--line) }
  tr:first-child { border-top: 0 }
}
@media print { .change { break-inside: avoid } }
`
