import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../src/portal/ui/dialog.tsx'

function open(onClose?: () => void) {
  render(
    <Dialog aria-label="A card" onClose={onClose}>
      <p>A text to select</p>
      <button type="button">Copy</button>
    </Dialog>,
  )
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'A card' })
}

test('a press beside what is in it closes it', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press that began in it and ended beside closes nothing: a text was selected', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  fireEvent.pointerDown(screen.getByText('A text to select'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('one that the browser closes by itself asks to be closed, and stays until it is', () => {
  const onClose = vi.fn<() => void>()
  const dialog = open(onClose)
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)
})

test('without anything to close it by, nothing does', () => {
  const dialog = open()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  fireEvent.keyDown(document, { key: 'Escape' })
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
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
