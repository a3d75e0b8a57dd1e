import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../../src/portal/ui/button.tsx'
import { CopyButton } from '../../src/portal/ui/copy-button.tsx'
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

test('a Copy button says that its text is selected until the next press', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const source = { current: document.createElement('p') }
  render(['Bank', 'Account'].map((what) => <CopyButton key={what} what={what} source={source} />))
  await user.click(screen.getByRole('button', { name: 'Copy Bank' }))
  await screen.findByText('Bank is selected. Copy it from there.')
  await user.click(screen.getByRole('button', { name: 'Copy Account' }))
  await screen.findByText('Account is selected. Copy it from there.')
  expect(screen.queryByText(/^Bank is/)).toBeNull()
  await user.click(document.body)
  expect(screen.queryByText(/^Account is/)).toBeNull()
})
