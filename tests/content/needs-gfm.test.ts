import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { needsGfm } from '../../src/content/markdown/needs-gfm.ts'
import { plainText } from '../../scripts/content/files/plain-text.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { PROJECT } from '../../scripts/project.ts'
import { createRandom } from './random.ts'

test.each([
  ['plain words', 'Plain **bold** words: 5 - 3, a_b, `code`.'],
  ['a link to an address', 'Read [the guide](https://school.ng/guide?a=1#top).'],
  ['a mail link', 'Write to [us](mailto:help@school.ng).'],
])('%s need no additions', (_name, text) => {
  expect(needsGfm(text)).toBe(false)
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

test('a text that is said to need no additions is the same with them and without', async () => {
  const random = createRandom(1)
  const written = Array.from({ length: 60_000 }, () =>
    Array.from({ length: 2 + random.below(9) }, () => random.pick(PIECES)).join(''),
  )
  const shipped = [...(await readContentFiles(PROJECT))]
    .filter(([file]) => file.endsWith('.md'))
    .map(([, content]) => plainText(content).replace(/^---\n[^]*?\n---\n/, ''))
  const plain = [...written, ...shipped].filter((text) => !needsGfm(text))
  expect(plain.length).toBeGreaterThan(1000)
  for (const text of plain) expect(html(text, [remarkGfm]), text).toBe(html(text, []))
})

function html(text: string, remarkPlugins: (typeof remarkGfm)[]): string {
  return renderToStaticMarkup(Markdown({ children: text, remarkPlugins }))
}
