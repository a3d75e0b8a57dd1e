import { connect, createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { median } from '../../scripts/bench/median.ts'
import { missedOf, tableOf, type Bound, type Figure } from '../../scripts/bench/web/report.ts'
import { openSlowLink } from '../../scripts/bench/web/slow-link.ts'

const PAINT: Figure = {
  what: '/: first paint',
  unit: 'ms',
  ours: [400, 391.6, 5000],
  floor: [900],
  static: [350],
  bound: { most: 1.15, times: 'static' },
}

test('the median does not hear of the one run that something else disturbed', () => {
  expect([[3], [1, 9000, 2]].map(median)).toEqual([3, 2])
})

test('of an even number of runs neither the better nor the worse one counts', () => {
  expect(
    [
      [76, 97],
      [4, 1, 3, 2],
    ].map(median),
  ).toEqual([86.5, 2.5])
})

test('a row has the medians, the least and the most of each app, and the bound', () => {
  expect(tableOf([PAINT]).split('\n').at(-1)).toBe(
    '| /: first paint | 400 ms (392–5000) | 900 ms | 350 ms | 1.14 × | at most 1.15 × the page by hand | kept |',
  )
})

test('a figure of which nothing is asked has no bound', () => {
  const weight: Figure = { what: '/: scripts', unit: 'kB', ours: [116.24], floor: [98.31] }
  expect(tableOf([weight]).split('\n').at(-1)).toBe('| /: scripts | 116 kB | 98.3 kB |  |  |  |  |')
  expect(missedOf([weight])).toEqual([])
})

test.each<[Bound, Partial<Figure>, Partial<Figure>]>([
  [
    { most: 1.15, times: 'static' },
    { ours: [115], static: [100] },
    { ours: [116], static: [100] },
  ],
  [
    { most: 1, times: 'floor' },
    { ours: [100], floor: [100] },
    { ours: [101], floor: [100] },
  ],
  [{ most: 0 }, { ours: [0] }, { ours: [0.001] }],
  [{ most: 50 }, { ours: [50, 49, 900] }, { ours: [51, 49, 900] }],
  [{ least: 97 }, { ours: [97, 90, 99] }, { ours: [96, 90, 99] }],
])('the bound %o is kept with %o and missed with %o', (bound, kept, missed) => {
  const lines = [kept, missed].map((samples) => missedOf([{ ...PAINT, ...samples, bound }]))
  expect(lines.map((each) => each.length)).toEqual([0, 1])
})

test('what was not measured keeps no bound', () => {
  expect(missedOf([{ ...PAINT, ours: [] }])).toHaveLength(1)
  expect(missedOf([{ ...PAINT, static: [] }])).toHaveLength(1)
})

test('a missed bound says what to look at', () => {
  const seo: Figure = { what: 'seo', unit: '', ours: [91], bound: { least: 100 } }
  expect(missedOf([{ ...seo, hint: 'meta-description' }])).toEqual([
    'MISSED: seo: 91, at least 100 (meta-description)',
  ])
})

test('a slow link hands on every byte in order, after its latency and at its speed', async () => {
  const text = Array.from({ length: 4000 }, (_, line) => `line ${line}\n`).join('')
  const server = createServer((socket) => socket.end(text)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const link = await openSlowLink(origin, { latencyMs: 40, down: 500_000, up: 500_000 })
  onTestFinished(async () => {
    await link.close()
    server.close()
  })
  const began = performance.now()
  const socket = connect(Number(new URL(link.origin).port), '127.0.0.1')
  expect(await readText(socket)).toBe(text)
  // Never sooner; how much later depends on the machine.
  expect(performance.now() - began).toBeGreaterThan(40 + (text.length / 500_000) * 1000 - 1)
})
