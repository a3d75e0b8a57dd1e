import { namePlace } from '../fields/fields.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Uses } from '../read/read-document.ts'
import type { ReadNavigationEntry } from '../read/read-navigation.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Settings } from '../settings/read-settings.ts'
import { topOf } from '../source.ts'
import { PORTAL_FIGURES } from './time-figures.ts'

/** Pages that no student can find. */
export function checkReachable(
  pages: readonly ReadPage[],
  navigation: readonly ReadNavigationEntry[],
  linked: ReadonlySet<string>,
): Problem[] {
  const inSidebar = new Set(navigation.map((entry) => entry.kind === 'page' && entry.page))
  return pages
    .filter(({ public: isPublic, slug }) => !isPublic && !inSidebar.has(slug) && !linked.has(slug))
    .map(({ slug, title, titlePlace }) => {
      const line = `  { "page": "${slug}", "label": ${JSON.stringify(title)} },`
      const advice = `Link to it from a card or a page, or add this line to content/navigation.json, above another one like it:\n${line}`
      return error(titlePlace, `Nothing leads to the page ${slug}.`, advice)
    })
}

/** Figures that no text uses (they may be typed by hand somewhere) and pictures that none shows. */
export function checkUsed(
  figures: Settings['figures'],
  pictures: ReadonlySet<string>,
  uses: readonly Uses[],
): Problem[] {
  const ofPortal = PORTAL_FIGURES.map((name) => `figures.${name}`)
  const values = new Set([...uses.flatMap((use) => use.values), ...ofPortal])
  const unused = Object.keys(figures?.parts ?? {}).filter((name) => !values.has(`figures.${name}`))
  const unshown = pictures.difference(new Set(uses.flatMap((use) => use.pictures)))
  return [
    ...unused.flatMap((name) => {
      const advice = `Write {{figures.${name}}} where it is mentioned, or remove it here.`
      const sentence = `No text uses the figure ${name}.`
      return figures ? warning(namePlace(figures.fields, [name]), sentence, advice) : []
    }),
    ...Array.from(unshown, (file) => {
      const advice = 'Remove the file, or show it in a text beside it.'
      return warning(topOf(file), 'No text shows this picture.', advice)
    }),
  ]
}
