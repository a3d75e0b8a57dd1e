import { EventEmitter } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { closeOnSignal } from '../../src/server/start/close-on-signal.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** A program whose server never finishes closing. */
function busyProgram(env: Record<string, string> = {}) {
  const exits: number[] = []
  const program = Object.assign(new EventEmitter(), {
    ppid: 100,
    env,
    exit: (code = 0) => void exits.push(code),
  })
  const close = vi.fn(() => new Promise<void>(() => {}))
  closeOnSignal({ close }, program)
  return { program, close, exits }
}

test('SIGTERM ends the program with 1 when the server has not closed after five seconds', () => {
  const { program, exits } = busyProgram()
  program.emit('SIGTERM')
  vi.advanceTimersByTime(5 * SECOND_MS - 1)
  expect(exits).toEqual([])
  vi.advanceTimersByTime(1)
  expect(exits).toEqual([1])
})

test.each([
  ['within a second is ignored, because npm sends Ctrl-C again', 0, []],
  ['after a second ends the program with 1 at once', 1, [1]],
])('a second SIGINT %s', (_, later, code) => {
  const { program, close, exits } = busyProgram()
  program.emit('SIGINT')
  vi.advanceTimersByTime(SECOND_MS + later)
  program.emit('SIGINT')
  expect(close).toHaveBeenCalledOnce()
  expect(exits).toEqual(code)
})

test.each([
  ['that npm started closes its server when its parent has ended', 'start', 1],
  ['that something else started goes on when its parent has ended', undefined, 0],
])('a program %s', (_, npm, times) => {
  const { program, close } = busyProgram(npm === undefined ? {} : { npm_lifecycle_event: npm })
  vi.advanceTimersByTime(10 * SECOND_MS)
  expect(close).not.toHaveBeenCalled()
  program.ppid = 1
  vi.advanceTimersByTime(SECOND_MS)
  expect(close).toHaveBeenCalledTimes(times)
})
