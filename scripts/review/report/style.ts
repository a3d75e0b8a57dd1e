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
del + ins { margin-inline-start: .25em }
del { background: var(--gone-soft); color: var(--gone); border-radius: .2em }
.missing { margin-top: .75rem; padding: .6rem .9rem; border-radius: .5rem; background: var(--gone-soft); color: var(--gone) }
.badge { display: inline-block; padding: .1rem .5rem; border-radius: 99px; background: var(--hint-soft); color: var(--hint); font-size: .8rem; font-weight: 600; vertical-align: .1em; white-space: nowrap }
.badge[data-tone='new'] { background: var(--new-soft); color: var(--new) }
.badge[data-tone='gone'] { background: var(--gone-soft); color: var(--gone) }
.points { padding: 0; list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem }
.points > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .75rem; padding: .7rem 1rem }
.points > li + li { border-top: 1px solid var(--line) }
.points > li:has(:checked) > div { opacity: .6 }
.points input { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; accent-color: var(--accent) }
.points a { font-weight: 600 }
#look-at + .place { margin-bottom: .5rem }
.place { color: var(--soft); font-size: .9rem }
.points ul { display: grid; gap: .25rem; margin-top: .3rem; padding: 0; list-style: none }
.points ul li { padding-inline-start: .7rem; border-inline-start: 3px solid var(--line) }
.points ul [data-grade='ask'] { border-color: var(--gone) }
.points ul [data-grade='look'] { border-color: var(--hint) }
b { color: var(--accent) }
.whole { white-space: nowrap }
.swatch { width: 1em; height: 1em; margin-inline-end: .3em; border: 1px solid var(--line); border-radius: .2em; vertical-align: -.15em }
.problems { margin-top: 1.5rem; padding: 1rem 1.25rem; border-radius: .75rem; background: var(--hint-soft) }
.problems[data-stops='true'] { background: var(--gone-soft) }
.problems h2 { margin: 0 0 .5rem }
.problems ul { padding-inline-start: 1.2rem }
pre { margin: .35rem 0; padding: .5rem .75rem; overflow-x: auto; border-radius: .4rem; background: var(--surface); font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
.problems li + li { margin-top: .5rem }
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
.following > summary { padding: .5rem .9rem; border-radius: .5rem; background: var(--canvas); cursor: pointer; font-weight: 600 }
.following > ul { display: grid; gap: 1.5rem; margin-top: 1rem; padding: 0; list-style: none }
.following li { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem }
.following h4 { margin: 0; color: inherit }
.looks { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1.25rem 2rem }
.pair { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; max-width: 100% }
.pair:is([data-subject='screen'], [data-subject='page'])[data-device='computer'] { width: 100% }
.pair:is([data-subject='screen'], [data-subject='page'])[data-device='computer'] figure { flex: 1 1 0 }
.pair figure { flex: 0 1 auto; min-width: 0; margin: 0 }
figcaption { margin-bottom: .35rem; color: var(--soft); font-size: .875rem }
.picture { padding: 0; border: 1px solid var(--line); border-radius: .5rem; background: #fff; width: fit-content; max-width: 100%; overflow: hidden }
.picture img { display: block; max-width: 100%; height: auto }
.none { padding: 1rem; border: 1px dashed var(--line); border-radius: .5rem }
.none figcaption { margin: 0 }
main > section:last-child { margin-bottom: 4rem }
main > section:last-child .about { margin-top: 1rem; font-size: .8rem }
[data-narrow='true'] :is(.picture, .none) { max-width: min(19rem, 100%) }
@media (width >= 1100px) {
  .change:has(> [data-narrow='true']) { grid-template: auto auto 1fr / minmax(0, 1fr) auto }
  .change > header { grid-column: 1 / -1 }
  .change > [data-narrow='true'] { grid-area: 2 / 2 / span 3 }
  .change:has(> [data-narrow='true']) .difference > div { grid-template-columns: minmax(0, 1fr) }
}
@media (width <= 600px) {
  .change { padding-inline: 1rem; margin-inline: -.5rem }
  .difference > div { grid-template-columns: minmax(0, 1fr) }
  .points > li { padding-inline: .75rem; gap: .6rem }
  .pair[data-device='computer']:not([data-subject='sidebar']) figure:nth-child(n) { flex: none; width: 100% }
  .pair[data-twin='true'] { display: none }
  .pair[data-subject='sidebar'] figure { flex: 1 1 0 }
}
@media print { .change { break-inside: avoid } }
`
