import type { Checking } from '../checking.ts'
import { namePlace, valuePlace } from '../fields/fields.ts'
import type { Report } from '../problem.ts'
import type { ReadNavigationEntry } from '../read/read-navigation.ts'
import type { ReadPage } from '../read/read-page.ts'
import type { Settings } from '../read/read-settings.ts'

type Ways = {
  /** The pages that links lead to. */
  readonly linked: ReadonlySet<string>
  readonly navigation: readonly ReadNavigationEntry[]
}

/** Reports pages that no student can find. */
export function checkReachable(pages: readonly ReadPage[], ways: Ways, report: Report): void {
  const inSidebar = new Set(ways.navigation.map((entry) => entry.kind === 'page' && entry.page))
  for (const { slug, fields, ...page } of pages) {
    if (page.public || inSidebar.has(slug) || ways.linked.has(slug)) continue
    const advice = `Add { "page": "${slug}", "label": "…" } to content/navigation.json, or link to it from a card or a page.`
    report(valuePlace(fields, ['title']), `Nothing leads to the page ${slug}.`, advice)
  }
}

/** Warns of figures that no text uses (they may be typed by hand somewhere) and of pictures that none shows. */
export function checkUsed(
  figures: Settings['figures'],
  { usedValues, pictures, usedPictures }: Checking,
  warn: Report,
): void {
  for (const name of Object.keys(figures?.parts ?? {})) {
    if (!figures || usedValues.has(`figures.${name}`)) continue
    const advice = `Write {{figures.${name}}} where it is mentioned, or remove it here.`
    warn(namePlace(figures.fields, [name]), `No text uses the figure ${name}.`, advice)
  }
  for (const file of pictures.difference(usedPictures)) {
    const place = { file, line: 1, column: 1 }
    warn(place, 'No text shows this picture.', 'Remove the file, or show it in a text beside it.')
  }
}
