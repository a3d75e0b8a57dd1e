import { expect, test } from 'vitest'
import { CARD_BYTES, revise, revision } from '../../scripts/bench/card.ts'
import { createCorpus } from '../../scripts/bench/corpus.ts'
import { compile } from '../../scripts/content/compile.ts'

test('the corpus is the same every time, and a larger one begins with the cards of a smaller', () => {
  const corpus = createCorpus(100)
  expect(createCorpus(100)).toEqual(corpus)
  const larger = createCorpus(130)
  for (const { file } of corpus.cards) expect(larger.files.get(file)).toBe(corpus.files.get(file))
})

test.each([1, 26, 1000])('a corpus of %i cards has that many, each a file of its own', (count) => {
  const { cards, files } = createCorpus(count)
  expect(new Set(cards.map(({ file }) => file)).size).toBe(count)
  for (const { file, page } of cards) expect(file).toMatch(new RegExp(`^content/${page}/`))
  expect(files.size).toBe(count + Math.ceil(count / 25) + 4 + 4)
})

test('every card has about 1.1 kB and one to three links', () => {
  const { cards, files } = createCorpus(1000)
  const sources = cards.map(({ file }) => files.get(file) ?? '')
  for (const source of sources) {
    expect(Buffer.byteLength(source)).toBeGreaterThanOrEqual(CARD_BYTES.least)
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(CARD_BYTES.most)
  }
  const links = sources.map((source) => source.match(/^ {2}- (?:key|address): /gm)?.length)
  expect(new Set(links)).toEqual(new Set([1, 2, 3]))
})

test('a corpus passes the check without a word', () => {
  const { files, pages } = createCorpus(100)
  const { problems, placeholders, counts } = compile(files)
  expect(problems).toEqual([])
  expect(placeholders).toEqual([])
  expect(counts).toEqual({ cards: 100, pages })
})

test('a revised card differs in its last sentence alone', () => {
  const source = createCorpus(1).files.get('content/topic-1/weekly-lesson.md') ?? ''
  expect(revise(source, 7)).toBe(source.replace('Revision r0x.', 'Revision r7x.'))
  expect(revise(revise(source, 7), 12).endsWith(`\n\n${revision(12)}\n`)).toBe(true)
})
