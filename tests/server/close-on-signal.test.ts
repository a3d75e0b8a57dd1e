import { EventEmitter } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SECOND_MS } from '../../src/server/clock.ts'
import { closeOnSignal } from '../../src/server/close-on-signal.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** A program whose server never closes. */
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

test('a server that has not closed after five seconds is left, with 1', () => {
  const { program, exits } = busyProgram()
  program.emit('SIGTERM')
  vi.advanceTimersByTime(5 * SECOND_MS - 1)
  expect(exits).toEqual([])
  vi.advanceTimersByTime(1)
  expect(exits).toEqual([1])
})

test('a Ctrl-C that npm passes on again is the same one', () => {
  const { program, close, exits } = busyProgram()
  program.emit('SIGINT')
  vi.advanceTimersByTime(SECOND_MS)
  program.emit('SIGINT')
  expect(close).toHaveBeenCalledOnce()
  expect(exits).toEqual([])
})

test('a second Ctrl-C ends at once', () => {
  const { program, exits } = busyProgram()
  program.emit('SIGINT')
  vi.advanceTimersByTime(SECOND_MS + 1)
  program.emit('SIGINT')
  expect(exits).toEqual([1])
})

test.each([
  ['closes its server when its shell is gone, which keeps signals to itself', 'start', 1],
  ['may outlive a parent that is not npm', undefined, 0],
])('a program %s', (_, npm, times) => {
  const { program, close } = busyProgram(npm === undefined ? {} : { npm_lifecycle_event: npm })
  vi.advanceTimersByTime(10 * SECOND_MS)
  expect(close).not.toHaveBeenCalled()
  program.ppid = 1
  vi.advanceTimersByTime(SECOND_MS)
  expect(close).toHaveBeenCalledTimes(times)
})
