import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Modal } from '../../src/portal/ui/modal.tsx'
import { ignoreSecondTaps } from '../../src/portal/ui/second-tap.ts'

const OPENED = { x: 300, y: 500, at: 0 }

/** When the test begins, by the clock of its events: long after the one before. */
let began = 0
beforeEach(() => void (began += 10_000))

test.each([
  ['does nothing', '300 ms later, 24 px away', { x: 324, y: 500, at: 300 }, 0],
  ['counts', '301 ms later, in the same place', { ...OPENED, at: 301 }, 1],
  ['counts', 'at once, 25 px away', { x: 300, y: 525, at: 1 }, 1],
])('after the press that opened a modal, another %s %s', (_, _when, second, times) => {
  const { done } = openModal()
  press('Done', second)
  expect(done).toHaveBeenCalledTimes(times)
})

test('a key or a screen reader can press in a modal at once', () => {
  const { done } = openModal()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 0 })
  expect(done).toHaveBeenCalledOnce()
})

test('a press counts at once in a modal that a key opened after the last press', () => {
  const { done } = openModal(() => fireEvent.keyDown(document.body, { key: 'Enter' }))
  press('Done', { ...OPENED, at: 1 })
  expect(done).toHaveBeenCalledOnce()
})

test('a press on the page counts at once when the modal has closed', () => {
  const { done, unmount } = openModal()
  unmount()
  render(<button onClick={done}>View</button>)
  press('View', { ...OPENED, at: 2 })
  expect(done).toHaveBeenCalledOnce()
})

/** Opens a modal by a press, or by what comes after that. @returns what its button calls */
function openModal(byKey?: () => void) {
  onTestFinished(ignoreSecondTaps())
  const done = vi.fn<() => void>()
  pressDown(document.body, OPENED)
  byKey?.()
  const actions = <button onClick={done}>Done</button>
  const { unmount } = render(<Modal title="A card" onClose={() => {}} actions={actions} />)
  return { done, unmount }
}

function press(name: string, place: typeof OPENED): void {
  const button = screen.getByRole('button', { name })
  pressDown(button, place)
  fireEvent.click(button, { detail: 1 })
}

function pressDown(element: Element, { x, y, at }: typeof OPENED): void {
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: y })
  Object.defineProperty(down, 'timeStamp', { value: began + at })
  fireEvent(element, down)
}
