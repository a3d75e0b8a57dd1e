import { plainText, type ContentFiles } from '../files/content-files.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { warning, type Problem } from '../problem.ts'
import type { Cards } from '../read/resolve-cards.ts'
import { editAt, placeAt } from '../source.ts'

/**
 * Texts that still call a card by the title that it had: in bold, in quotes, or as the words of a link.
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkOldTitles(
  files: ContentFiles,
  texts: readonly string[],
  cards: Cards,
  accepted: ContentFiles,
): Problem[] {
  const titles = new Set([...cards.values()].map((card) => card?.title))
  const renamed = [...cards.values()].flatMap((card) => {
    const before = card === null ? undefined : accepted.get(card.file)
    if (!card || before === undefined || before === files.get(card.file)) return []
    const old = titleIn(card.file, plainText(before))
    return old === null || card.title === '' || titles.has(old) ? [] : { old, title: card.title }
  })
  if (renamed.length === 0) return []
  return texts.flatMap((file) => {
    const source = { file, text: plainText(files.get(file) ?? '') }
    return renamed.flatMap(({ old, title }) =>
      Array.from(source.text.matchAll(quoted(old)), ({ index, 1: before = '' }) => {
        const place = placeAt(source, index + before.length)
        const sentence = `The card ${old} is called ${title} now.`
        const edit = editAt(source, place, old, title)
        return warning(place, sentence, `Write ${title} here, too.`, undefined, edit)
      }),
    )
  })
}

function titleIn(file: string, text: string): string | null {
  const data = readFrontMatter({ file, text }).file?.fields.data
  const title: unknown = Reflect.get(Object(data), 'title')
  return typeof title === 'string' && title !== '' ? title : null
}

/** Words between **, quotes of any kind, or [ and ]. */
function quoted(words: string): RegExp {
  const exact = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(\\*\\*|["“‘']|\\[)${exact}(?=\\*\\*|["”’']|\\])`, 'g')
}
