import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { additionsFor } from '../../src/content/markdown/additions.ts'
import { plainText } from '../../scripts/content/files/plain-text.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { PROJECT } from '../../scripts/project.ts'
import { createRandom, type Random } from './random.ts'

test.each([
  ['plain words', 'Plain **bold** words: 5 - 3, a_b, `code`.'],
  ['a link to an address', 'Read [the guide](https://school.ng/guide?a=1#top).'],
  ['a mail link', 'Write to [us](mailto:help@school.ng).'],
])('%s need no additions', (_name, text) => {
  expect(additionsFor(text)).toEqual([])
})

/** What the additions mean something to, whole and in pieces. */
const PIECES = [
  ...'a b.org |b| | --- :- -: ~~ ~ @ a@b.org www. WWW.b.org http:// https://b.org ://b.org'.split(
    ' ',
  ),
  ...'[ ] [x] [^ ^1 ]: ( ) [a] ](https://b.org) ](mailto:a@b.org) [a](/b) ![ &#64; &commat;'.split(
    ' ',
  ),
  ...'* ** ` < > \\ # 1. -'.split(' '),
  ...['\n', '\n\n', '    ', ' ', '> '],
]

test('a text is the same with the additions that it is said to need and with all of them', async () => {
  const random = createRandom(1)
  const written = Array.from({ length: 30_000 }, () =>
    Array.from({ length: 2 + random.below(9) }, () => random.pick(PIECES)).join(''),
  )
  const tables = Array.from({ length: 8_000 }, () => table(random))
  const shipped = [...(await readContentFiles(PROJECT))]
    .filter(([file]) => file.endsWith('.md'))
    .map(([, content]) => plainText(content).replace(/^---\n[^]*?\n---\n/, ''))
  const some = [...written, ...tables, ...shipped].filter(
    (text) => !additionsFor(text).includes(remarkGfm),
  )
  const withTables = some.filter((text) => additionsFor(text).length > 0)
  expect(some.length - withTables.length).toBeGreaterThan(1000)
  expect(
    withTables.filter((text) => html(text, [remarkGfm]).includes('<table>')).length,
  ).toBeGreaterThan(1000)
  for (const text of some)
    expect(html(text, additionsFor(text)), text).toBe(html(text, [remarkGfm]))
})

/** What may be a table, with something wrong or strange in it now and then. */
function table(random: Random): string {
  const rows = ['| a | b |', '| :- | -: |', '| 1 | **2** |', '| `|` | [a](/b) \\| |']
  const pieces = rows.map((row) => (random.below(4) === 0 ? `${row} ${random.pick(PIECES)}` : row))
  if (random.below(3) === 0) pieces.splice(random.below(5), 0, random.pick(PIECES))
  return pieces.join('\n')
}

function html(text: string, remarkPlugins: ReturnType<typeof additionsFor>): string {
  return renderToStaticMarkup(Markdown({ children: text, remarkPlugins }))
}
