import { describe, expect, test } from 'vitest'
import { createTurns, Overloaded } from '../../src/server/security/turns.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Turns whose work ends when the test says so. `served` names what began, in order. */
function open({ places = 1, room = 100 } = {}) {
  const turns = createTurns({ places, room: () => room })
  const served: string[] = []
  const ends: (() => void)[] = []
  const begin = async (line: string) => {
    served.push(line)
    await new Promise<void>((resolve) => ends.push(resolve))
    return 'done'
  }
  const take = (line: string, signal?: AbortSignal): Promise<string> =>
    turns
      .take(() => begin(line), { line, signal })
      .catch((cause: unknown) => (cause instanceof Overloaded ? 'refused' : 'left'))
  return {
    turns,
    served,
    take,
    /** One for each letter, all at once. */
    takeAll: (lines: string) => Promise.all(lines.split('').map((line) => take(line))),
    /** Ends everything that runs, until nobody waits. */
    finish: async () => {
      await settle()
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end()
        await settle()
      }
    },
  }
}

describe('turns', () => {
  test('are as many at once as there are places', async () => {
    const { takeAll, served, finish } = open({ places: 2 })
    void takeAll('abc')
    await Promise.resolve()
    expect(served).toEqual(['a', 'b'])
    await finish()
    expect(served).toEqual(['a', 'b', 'c'])
  })

  test('go round the lines, so that a long one holds up nobody else', async () => {
    const { takeAll, served, finish } = open()
    void takeAll('aaaabbc')
    await finish()
    expect(served.join('')).toBe('aabcaba')
  })

  test.each([
    ['at once when too many wait', 'aaaaa', 2, 'done done done refused refused'],
    [
      'the last of the longest line where a shorter one has none',
      'aaaabc',
      3,
      'done done refused refused done done',
    ],
  ])('are refused to %s', async (_, lines, room, expected) => {
    const { takeAll, finish } = open({ room })
    const answers = takeAll(lines)
    await finish()
    expect((await answers).join(' ')).toBe(expected)
  })

  test('pass over whoever has left', async () => {
    const { take, served, finish } = open()
    const gone = new AbortController()
    const answers = Promise.all([take('a'), take('b', gone.signal), take('c')])
    gone.abort()
    await finish()
    expect(await answers).toEqual(['done', 'left', 'done'])
    expect(served).toEqual(['a', 'c'])
    expect(await take('d', gone.signal)).toBe('left')
    expect(served).toEqual(['a', 'c'])
  })

  test('are refused to requests when the server ends, and mails are still written', async () => {
    const { turns, take, finish } = open()
    const { signal } = new AbortController()
    const waiting = Promise.all([take('a', signal), take('b', signal), take('mail')])
    turns.stop()
    const late = Promise.all([take('c', signal), take('mail')])
    await finish()
    expect(await waiting).toEqual(['done', 'refused', 'done'])
    expect(await late).toEqual(['refused', 'done'])
  })
})
