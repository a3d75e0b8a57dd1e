import { expect, test } from 'vitest'
import { changedBands, type Block } from '../../scripts/review/changed-band.ts'

/** Blocks of 50 pixels, one below the other. */
const blocks = (...texts: string[]): Block[] =>
  texts.map((shows, index) => ({ shows, top: index * 50, bottom: index * 50 + 50 }))

const MANY = Array.from({ length: 40 }, (_, index) => `Line ${index}`)
const WHOLE = { top: -10, bottom: 2010 }

test('of something long only the place that changed is shown, on both sides', () => {
  const band = { top: 900, bottom: 1150 }
  expect(changedBands(blocks(...MANY), blocks(...MANY.with(20, 'Other')))).toEqual({
    before: band,
    after: band,
  })
})

test('where something is gone, its neighbours show the place', () => {
  const bands = changedBands(blocks(...MANY), blocks(...MANY.toSpliced(20, 1)))
  expect(bands.after).toEqual({ top: 850, bottom: 1150 })
})

test.each([
  ['what is there but once', null, blocks(...MANY)],
  ['what looks other in itself', blocks(...MANY), blocks(...MANY)],
  ['what changed nearly all over', blocks(...MANY), blocks(...MANY.with(1, 'x').with(38, 'y'))],
])('%s is shown whole', (_what, before, after) => {
  expect(changedBands(before, after).after).toEqual(WHOLE)
})

test('a piece is widened until it cuts through no line of another column', () => {
  const aside = { shows: 'Beside', top: 760, bottom: 930 }
  const [before, after] = [blocks(...MANY), blocks(...MANY.with(20, 'Other'))]
  expect(changedBands([...before, aside], [...after, aside]).after).toEqual({
    top: 750,
    bottom: 1150,
  })
})
