import { describe, expect, test } from 'vitest'
import { createFairQueue, Overloaded } from '../../src/server/security/fair-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose jobs end with `finish`. `served` has the names of the started jobs in order. */
function open({ concurrency = 1, maxWaiting = 100 } = {}) {
  const queue = createFairQueue({ concurrency, maxWaiting: () => maxWaiting })
  const served: string[] = []
  const ends: (() => void)[] = []
  const begin = async (name: string) => {
    served.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
    return 'done'
  }
  /** 'a' stands alone, 'a1' is group 1 of group a. */
  const take = (name: string, signal?: AbortSignal): Promise<string> =>
    queue
      .run(() => begin(name), { groups: name.split(''), signal })
      .catch((cause: unknown) => (cause instanceof Overloaded ? 'refused' : 'left'))
  return {
    queue,
    served,
    take,
    takeAll: (jobs: string) => Promise.all(jobs.split(' ').map((name) => take(name))),
    /** Ends all jobs, also those that start meanwhile. */
    finish: async () => {
      await settle()
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end()
        await settle()
      }
    },
  }
}

describe('a fair queue', () => {
  test('runs as many jobs at once as its concurrency', async () => {
    const { takeAll, served, finish } = open({ concurrency: 2 })
    void takeAll('a b c')
    await Promise.resolve()
    expect(served).toEqual(['a', 'b'])
    await finish()
    expect(served).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['its groups', 'a a a a b b c', 'aabcaba'],
    ['the groups inside a group', 'a1 a1 a1 a2 a3 b1 b2', 'a1a1b1a2b2a3a1'],
  ])('serves %s in turn, so that one with many jobs delays no other', async (_, jobs, order) => {
    const { takeAll, served, finish } = open()
    void takeAll(jobs)
    await finish()
    expect(served.join('')).toBe(order)
  })

  test.each([
    ['the newest when too many wait', 'a a a a a', 2, 'done done done refused refused'],
    ['the last of the largest group', 'a a a a b c', 3, 'done done refused refused done done'],
    [
      'one of the group with the most jobs inside',
      'a1 a1 a2 a3 b1 a4 b1',
      4,
      'done done done refused done refused done',
    ],
  ])('refuses %s', async (_, lines, room, expected) => {
    const { takeAll, finish } = open({ maxWaiting: room })
    const answers = takeAll(lines)
    await finish()
    expect((await answers).join(' ')).toBe(expected)
  })

  test('refuses requests when the server stops, and still runs jobs without a signal', async () => {
    const { queue, take, finish } = open()
    const { signal } = new AbortController()
    const waiting = Promise.all([take('a', signal), take('b', signal), take('mail')])
    queue.stop()
    const late = Promise.all([take('c', signal), take('mail')])
    await finish()
    expect(await waiting).toEqual(['done', 'refused', 'done'])
    expect(await late).toEqual(['refused', 'done'])
  })
})
