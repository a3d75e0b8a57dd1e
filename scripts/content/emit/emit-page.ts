import { createImports } from './module-imports.ts'
import { compareText } from '../problem.ts'
import type { ResolvedPage } from '../read/resolve-cards.ts'
import type { Sources } from './sources.ts'
import { cardName, filledText, list, literal, object } from './write-source.ts'

/** pages/<page>.tsx: a page with the cards it shows. */
export function emitPage(page: ResolvedPage, sources?: Sources['pages']): string {
  const cards = page.shown.map(({ id }) => id).join()
  const known = sources?.get(page.fields)
  if (known?.cards === cards) return known.source
  const source = pageSource(page)
  sources?.set(page.fields, { cards, source })
  return source
}

function pageSource(page: ResolvedPage): string {
  const imports = createImports(page.slug)
  const contents = page.headings.filter(({ depth }) => page.contents && depth === 2)
  const written = object([
    ['slug', literal(page.slug)],
    ['title', literal(page.title)],
    ['intro', imports.noticed(filledText(page.intro))],
    ['body', imports.text(page.body)],
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
        page.shown.map(({ id }) => cardName(id)),
        '  ',
      ),
    ],
  ])
  const folders = Map.groupBy(page.shown, ({ id }) => id.split('/')[0] ?? '')
  const cards = [...folders]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([folder, shown]) => {
      const names = shown.map(({ id }) => cardName(id)).toSorted(compareText)
      return `import { ${names.join(', ')} } from '../cards/${folder}.tsx'\n`
    })
  return `${imports.source('Page')}${cards.join('')}\nexport const page: Page = ${written}\n`
}
