import { compareText } from '../problem.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import { createNames, moduleHead } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardName, list, literal, object } from './write-source.ts'

/** pages/<page>.tsx: a page with the cards it shows. */
export function emitPage({ slug, shown, ...page }: ResolvedPage): string {
  const contents = page.headings.filter(({ depth }) => page.contents && depth === 2)
  const names = createNames()
  const source = object([
    ['slug', literal(slug)],
    ['title', literal(page.title)],
    ['intro', writeFilled(page.intro, names)],
    ['body', writeText(page.body, names)],
    [
      'contents',
      list(
        contents.map(({ id, text }) => literal({ id, text })),
        '  ',
      ),
    ],
    [
      'cards',
      list(
        shown.map(({ id }) => cardName(id)),
        '  ',
      ),
    ],
  ])
  const folders = Map.groupBy(shown, ({ id }) => id.split('/')[0] ?? '')
  const cards = [...folders]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([folder, of]) => {
      const names = of.map(({ id }) => cardName(id)).toSorted(compareText)
      return `import { ${names.join(', ')} } from '../cards/${folder}.tsx'\n`
    })
  const head = moduleHead('Page', slug, [names])
  return `${head}${cards.join('')}\nexport const page: Page = ${source}\n`
}
