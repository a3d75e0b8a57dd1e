import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../src/portal/ui/dialog.tsx'

function open(onClose?: () => void) {
  render(
    <Dialog aria-label="A card" onClose={onClose}>
      <p>A text to select</p>
      <button type="button">Copy</button>
    </Dialog>,
  )
  return screen.getByRole('dialog', { name: 'A card' })
}

test('a press on its backdrop closes it', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press that began in it and ended on its backdrop closes nothing: a text was selected', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  fireEvent.pointerDown(screen.getByText('A text to select'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('without anything to close it by, nothing does', () => {
  const dialog = open()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(dialog).toBeVisible()
})

test('one Escape closes the uppermost, and the focus goes back to what had it', async () => {
  const closed: string[] = []
  const below = render(
    <Dialog aria-label="below" onClose={() => closed.push('below')}>
      <button type="button">Opens another</button>
    </Dialog>,
  )
  expect(screen.getByRole('button', { name: 'Opens another' })).toHaveFocus()
  const above = render(
    <Dialog isAlert aria-label="above" onClose={() => closed.push('above')}>
      <button type="button">Cancel</button>
    </Dialog>,
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['above'])
  above.unmount()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opens another' })).toHaveFocus())
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toEqual(['above', 'below'])
  below.unmount()
})

test('a phone’s Back closes it, where the browser tells of it', () => {
  const watchers: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy = () => void watchers.splice(watchers.indexOf(this), 1)
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const onClose = vi.fn<() => void>()
  open(onClose)
  watchers.at(-1)?.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('the page is told that something is open over it until the last has closed', () => {
  const page = document.documentElement
  const { unmount } = render(<Dialog aria-label="below" />)
  const above = render(<Dialog aria-label="above" />)
  above.unmount()
  expect(page).toHaveAttribute('data-covered')
  unmount()
  expect(page).not.toHaveAttribute('data-covered')
})
