import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
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
  const done = openModal()
  press('Done', second)
  expect(done).toHaveBeenCalledTimes(times)
})

test('a key and a screen reader press in a modal at once', () => {
  const done = openModal()
  press('Done', { ...OPENED, at: 1 }, 0)
  expect(done).toHaveBeenCalledOnce()
})

test('a press counts at once in a modal that a key opened after it', () => {
  const done = openModal('key')
  press('Done', { ...OPENED, at: 1 })
  expect(done).toHaveBeenCalledOnce()
})

test('on the page a press counts at once, once the modal has closed', () => {
  openModal()
  press('Close', { ...OPENED, at: 1 }, 0)
  press('View', { ...OPENED, at: 2 })
  expect(screen.getByRole('dialog', { name: 'A card' })).toBeVisible()
})

/** Opens a modal, by a press or by a key after a press. @returns what its only button calls */
function openModal(by: 'press' | 'key' = 'press') {
  onTestFinished(ignoreSecondTaps())
  const done = vi.fn<() => void>()
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          View
        </button>
        {open && (
          <Modal
            title="A card"
            onClose={() => setOpen(false)}
            actions={
              <button type="button" onClick={done}>
                Done
              </button>
            }
          />
        )}
      </>
    )
  }
  render(<Page />)
  if (by === 'key') {
    pressDown(document.body, OPENED)
    fireEvent.keyDown(document.body, { key: 'Enter' })
  }
  press('View', OPENED, by === 'key' ? 0 : 1)
  return done
}

/** @param detail of the click: 0 where no pointer pressed */
function press(name: string, place: typeof OPENED, detail = 1): void {
  const button = screen.getByRole('button', { name })
  if (detail > 0) pressDown(button, place)
  fireEvent.click(button, { detail })
}

function pressDown(element: Element, { x, y, at }: typeof OPENED): void {
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: y })
  Object.defineProperty(down, 'timeStamp', { value: began + at })
  fireEvent(element, down)
}
