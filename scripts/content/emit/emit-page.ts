import { compareText } from '../problem.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import { createNames, moduleHead } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardName, list, literal, object } from './write-source.ts'

/** The headings of a page's table of contents; none where it asks for none. */
export function contentsOf({ headings, contents }: ResolvedPage): { id: string; text: string }[] {
  const shown = headings.filter(({ depth }) => contents && depth === 2)
  return shown.map(({ id, text }) => ({ id, text }))
}

/** pages/<page>.tsx: a page with the cards it shows. */
export function emitPage(page: ResolvedPage): string {
  const { slug, cards } = page
  const names = createNames()
  const source = object([
    ['slug', literal(slug)],
    ['title', literal(page.title)],
    ['intro', writeFilled(page.intro, names)],
    ['body', writeText(page.body, names)],
    ['contents', list(contentsOf(page).map(literal), '  ')],
    ['cards', list(cards.map(cardName), '  ')],
  ])
  const folders = Map.groupBy(cards, (id) => id.split('/')[0] ?? '')
  const imports = [...folders]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([folder, ids]) => {
      const names = ids.map(cardName).toSorted(compareText)
      return `import { ${names.join(', ')} } from '../cards/${folder}.tsx'\n`
    })
  const head = moduleHead('Page', slug, [names])
  return `${head}${imports.join('')}\nexport const page: Page = ${source}\n`
}
