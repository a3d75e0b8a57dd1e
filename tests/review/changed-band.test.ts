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
    isPart: false,
  })
})

test('where something is gone, its neighbours show the place', () => {
  const bands = changedBands(blocks(...MANY), blocks(...MANY.toSpliced(20, 1)))
  expect(bands.after).toEqual({ top: 850, bottom: 1150 })
})

test.each([
  ['what is there but once', null, blocks(...MANY)],
  ['what looks other in itself', blocks(...MANY), blocks(...MANY)],
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

test('what changed nearly all over is shown whole on both sides, and so is what is low on one', () => {
  const some = MANY.slice(0, 20)
  const nearlyAll = changedBands(blocks(...some), blocks(...some.with(1, 'x').with(18, 'y')))
  const low = changedBands(blocks('a', 'b', 'c'), blocks('a', 'x', ...some, 'b', 'c'))
  expect(nearlyAll.before).toEqual({ top: -10, bottom: 1010 })
  expect([low.before, low.after]).toEqual([
    { top: -10, bottom: 160 },
    { top: -10, bottom: 1210 },
  ])
})

test('of places far apart the first is shown, and that there are others is told', () => {
  const changed = MANY.with(3, 'x').with(5, 'y').with(38, 'z')
  const bands = changedBands(blocks(...MANY), blocks(...changed))
  expect(bands).toEqual({
    before: { top: 50, bottom: 400 },
    after: { top: 50, bottom: 400 },
    isPart: true,
  })
})

test('of places far apart the one that matters most is shown, as the words say it', () => {
  const changed = MANY.with(3, 'x').with(38, '<p>Never <b>pay</b> &amp; go.</p>')
  const gravest = ['', 'Never pay & go.'] as const
  const bands = changedBands(blocks(...MANY), blocks(...changed), gravest)
  expect(bands).toEqual({
    before: { top: 1800, bottom: 2010 },
    after: { top: 1800, bottom: 2010 },
    isPart: true,
  })
  expect(changedBands(blocks(...MANY), blocks(...changed)).after?.top).toBe(50)
})

test('both pictures begin alike where something is new, and where the longer one begins higher', () => {
  const [before, after] = [blocks(...MANY), blocks(...MANY.toSpliced(20, 0, 'New'))]
  const higher = after.map((block) => {
    return { shows: block.shows, top: block.top - 50, bottom: block.bottom - 50 }
  })
  const [flush, foot] = [changedBands(before, after), changedBands(before, higher)]
  expect([flush.before?.top, flush.after?.top]).toEqual([850, 850])
  expect([foot.before?.top, foot.after?.top]).toEqual([850, 800])
})

test('a list of contents, or what is behind a button, is no place that changed', () => {
  const contents = { shows: '', top: 0, bottom: 40 }
  const closed = { shows: 'Heading', top: 0, bottom: 0 }
  const bands = changedBands(
    [contents, closed, ...blocks(...MANY)],
    [contents, contents, { ...closed, shows: 'Other' }, ...blocks(...MANY.with(20, 'Other'))],
  )
  expect([bands.before?.top, bands.after?.top]).toEqual([900, 900])
})
