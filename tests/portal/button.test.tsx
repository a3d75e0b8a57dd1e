import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../src/portal/ui/button.tsx'
import { focused } from '../support/student.ts'

const page = (busy: boolean) => (
  <>
    <Button busy={busy}>Send</Button>
    <a href="/elsewhere">Elsewhere</a>
  </>
)

/** A focused button whose action begins: a browser takes the focus from what is disabled, jsdom does not. */
function pressed() {
  const { rerender } = render(page(false))
  const button = screen.getByRole('button', { name: 'Send' })
  act(() => button.focus())
  rerender(page(true))
  act(() => button.blur())
  return { button, end: () => rerender(page(false)) }
}

test('a button that was busy gets the focus back, and the page does not scroll', async () => {
  const { button, end } = pressed()
  const focus = vi.spyOn(button, 'focus')
  end()
  expect(await focused()).toBe(button)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('a button that was busy leaves the focus alone if it was elsewhere meanwhile', async () => {
  const { end } = pressed()
  const link = screen.getByRole('link', { name: 'Elsewhere' })
  act(() => link.focus())
  act(() => link.blur())
  end()
  expect(await focused()).toBe(document.body)
})
