import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../src/portal/ui/dialog.tsx'
import { focused } from '../support/student.ts'

function open(onClose?: () => void) {
  render(
    <Dialog aria-label="A card" onClose={onClose}>
      <p>A text to select</p>
      <button type="button">Copy</button>
    </Dialog>,
  )
  return screen.getByRole('dialog', { name: 'A card' })
}

test('a press on the backdrop closes a dialog, a drag that ends there does not', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  fireEvent.pointerDown(screen.getByText('A text to select'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('neither a press nor Escape closes a dialog without onClose', () => {
  const dialog = open()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(dialog).toBeVisible()
})

test('one Escape closes the uppermost dialog, and the focus goes back to what had it', async () => {
  const closed: string[] = []
  render(
    <Dialog aria-label="below" onClose={() => closed.push('below')}>
      <button type="button">Opens another</button>
    </Dialog>,
  )
  expect(await focused()).toBe(screen.getByRole('button', { name: 'Opens another' }))
  const above = render(
    <Dialog isAlert aria-label="above" onClose={() => closed.push('above')}>
      <button type="button">Cancel</button>
    </Dialog>,
  )
  expect(await focused()).toBe(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['above'])
  above.unmount()
  expect(await focused()).toBe(screen.getByRole('button', { name: 'Opens another' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['above', 'below'])
})

test('a phone’s Back closes a dialog in browsers with CloseWatcher', () => {
  const watchers: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy = () => undefined
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const onClose = vi.fn<() => void>()
  open(onClose)
  watchers[0]?.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the page is covered until the last dialog has closed', () => {
  const page = document.documentElement
  const { unmount } = render(<Dialog aria-label="below" />)
  const above = render(<Dialog aria-label="above" />)
  above.unmount()
  expect(page).toHaveAttribute('data-covered')
  unmount()
  expect(page).not.toHaveAttribute('data-covered')
})
