import { expect, test } from 'vitest'
import { lastSentence, writeCorpus } from '../../scripts/bench/corpus.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { boundsOf, tableOf, type Measured } from '../../scripts/bench/report.ts'
import { createWorkspace } from '../content/workspace.ts'
import { temporaryFolder } from '../server/program.ts'

/** Its name for the other card holds only beside it. */
const NAMES_A_CARD = `---
title: Sent
description: Send it.
check_later:
  card: class-link
  after: join
  keep: Number
  help: We find it by this.
links:
  - address: https://school.ng/send
---
Send it.
`

/** A small school and a corpus made of it. */
async function createCorpus(cards: number) {
  const { root } = await createWorkspace({ 'content/classes/sent.md': NAMES_A_CARD })
  const folder = await temporaryFolder()
  const copies = await writeCorpus(folder, cards, root)
  return { copies, files: readContentFiles(folder) }
}

test('a corpus has as many cards as were asked for, and no mistake', async () => {
  const { problems, counts } = compile((await createCorpus(60)).files)
  expect({ problems, cards: counts.cards }).toEqual({ problems: [], cards: 60 })
})

test('a card differs in its last sentence alone, and not in length, when it is saved', async () => {
  const { copies, files } = await createCorpus(3)
  const [card] = copies
  if (!card) throw new Error('There is no copy')
  const written = String(files.get(`content/${card.page}/${card.name}.md`))
  expect(card.textOf(0)).toBe(written)
  const [before, after] = [lastSentence(card.number, 0), lastSentence(card.number, 1234)]
  expect(card.textOf(1234)).toBe(written.replace(before, after))
  expect(card.textOf(1234)).toHaveLength(written.length)
})

const OTHER = { cold: [1000], unchanged: [900], changed: [900], save: [80], peakMb: [200] }
const SHOWN = { card: [30], figure: [60], name: [70], dev: [200] }
const MEASURED: Measured = {
  cards: 1000,
  ours: { cold: [700, 5000, 800], unchanged: [100], changed: [300], save: [8], peakMb: [150] },
  velite: OTHER,
  collections: { ...OTHER, cold: [2000] },
  shown: SHOWN,
}

test('the table has our medians, and what they are of velite’s and of content-collections’', () => {
  expect(tableOf([MEASURED]).split('\n').at(-1)).toBe(
    '| 1,000 | 800 ms (0.80 · 0.40) | 100 ms (0.11 · 0.11) | 300 ms (0.33 · 0.33) | 8 ms (0.10 · 0.10) | 150 MB (0.75 · 0.75) | 30 · 60 · 70 · 200 ms |',
  )
})

test.each([
  ['cold, times velite', { velite: { ...OTHER, cold: [842] } }],
  ['cold, times content-collections', { collections: { ...OTHER, cold: [800] } }],
  ['unchanged, times cold', { ours: { ...MEASURED.ours, unchanged: [161] } }],
  ['save to output, ms', { ours: { ...MEASURED.ours, save: [11] } }],
  ['save to output, ms', { ours: { ...MEASURED.ours, save: [Infinity] } }],
  ['saved to shown: card, ms', { shown: { ...SHOWN, card: [101] } }],
  ['saved to shown: figure, ms', { shown: { ...SHOWN, figure: [201] } }],
  ['saved to shown: school’s name, ms', { shown: { ...SHOWN, name: [201] } }],
  ['saved to shown: card in npm run dev, ms', { shown: { ...SHOWN, dev: [301] } }],
])('the bound “%s” is missed with %o', (what, change) => {
  expect(boundsOf(MEASURED).filter(({ kept }) => !kept)).toEqual([])
  const missed = boundsOf({ ...MEASURED, ...change }).filter(({ kept }) => !kept)
  expect(missed.map((bound) => bound.what)).toEqual([`1,000 cards, ${what}`])
})

test('with 100 cards a cold build may take a little longer than velite’s', () => {
  const hundred = { ...MEASURED, cards: 100, collections: { ...OTHER, cold: [3000] } }
  const missed = (cold: number) =>
    boundsOf({ ...hundred, ours: { ...MEASURED.ours, cold: [cold] } }).some(({ kept }) => !kept)
  expect([1150, 1151].map(missed)).toEqual([false, true])
})
