import type { Bench } from './bench.ts'
import type { Figure } from './report.ts'
import { look } from './visit.ts'
import { createVisitor } from './visitor.ts'

const WAIT_MS = 300
const BACKEND = '/backend/'

/**
 * How many answers of a slow backend the cards wait for, one after the other: on a fast network and
 * machine, whatever passes between the first call and the cards is its waiting.
 */
export async function measureOneWait(bench: Bench): Promise<Figure[]> {
  const origin = await bench.apps.serveWaiting(WAIT_MS)
  const ours: number[] = []
  const session = await bench.sessionAt(origin)
  await bench.inTurns(`a backend that takes ${WAIT_MS} ms`, ['ours'], async () => {
    const visitor = await createVisitor(bench.browser, { session })
    try {
      const { usable, loaded } = await look(await visitor.newPage('cards'), `${origin}/`, 'cards')
      const first = loaded.find(({ path }) => path.startsWith(BACKEND))
      ours.push((usable - (first?.at ?? 0)) / WAIT_MS)
    } finally {
      await visitor.leave()
    }
  })
  const what = `First call → cards, in waits of ${WAIT_MS} ms`
  return [{ what, unit: '', ours, bound: { most: 2 } }]
}
