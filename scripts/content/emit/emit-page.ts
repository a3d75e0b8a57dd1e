import { folderOf } from '../names.ts'
import type { ResolvedPage } from '../content.ts'
import { moduleHead, namesIn } from './module-head.ts'
import { writeFilled, writeText } from './write-jsx.ts'
import { cardIdentifier, list, literal, object } from './write-source.ts'

/** The headings of a page's table of contents, if it asks for one. */
export function contentsOf({ headings, contents }: ResolvedPage): { id: string; text: string }[] {
  const shown = headings.filter(({ depth }) => contents && depth === 2)
  return shown.map(({ id, text }) => ({ id, text }))
}

/** pages/<page>.tsx: a page with its cards. */
export function emitPage(page: ResolvedPage): string {
  const { slug, intro, body, cards, welcomeCard } = page
  const source = object([
    ['slug', literal(slug)],
    ['title', literal(page.title)],
    ['intro', intro.length === 0 ? 'null' : writeFilled(intro)],
    ['body', writeText(body)],
    ['contents', list(contentsOf(page).map(literal), '  ')],
    ['cards', list(cards.map(cardIdentifier), '  ')],
    ['welcomeCard', welcomeCard === null ? 'null' : cardIdentifier(welcomeCard)],
  ])
  const folders = Map.groupBy(cards, folderOf)
  const imports = [...folders.keys()].toSorted().map((folder) => {
    const names = (folders.get(folder) ?? []).map(cardIdentifier).toSorted()
    return `import { ${names.join(', ')} } from '../cards/${folder}.tsx'\n`
  })
  const head = moduleHead('Page', slug, [...intro, body].flatMap(namesIn))
  return `${head}${imports.join('')}\nexport const page: Page = ${source}\n`
}
