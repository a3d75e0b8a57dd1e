import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { heading, openPortal } from '../support/portal.tsx'

const openForm = async (at: string, title: string) => {
  const portal = await openPortal({ at, signedIn: false })
  await heading(title)
  return { ...portal, announced: listen() }
}

/** Collects what a screen reader announces: the description of a field that gets the focus, and alerts. */
function listen(): string[] {
  const announced: string[] = []
  const onFocus = ({ target }: FocusEvent) => {
    const ids = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? []
    announced.push(...ids.map((id) => document.getElementById(id)?.textContent ?? ''))
  }
  document.addEventListener('focusin', onFocus)
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    const alerts = added.filter((node) => node instanceof Element && node.matches('[role=alert]'))
    announced.push(...alerts.map((alert) => alert.textContent ?? ''))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  })
  return announced
}

test('one wrong field gets the focus, and its message is read with it', async () => {
  const { user, announced } = await openForm('/forgot-password', 'Forgot Password')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(announced).toEqual(['Enter your email.'])
})

test('one wrong field that has the focus already is announced by an alert, each time', async () => {
  const { user, announced } = await openForm('/forgot-password', 'Forgot Password')
  await user.type(screen.getByLabelText('Email'), 'ada{Enter}')
  expect(announced).toEqual(['Enter an email address like name@example.com.'])
  await user.keyboard('{Enter}')
  expect(announced).toHaveLength(2)
})

test('several wrong fields are announced by their summary, and the first with its field', async () => {
  const { user, announced } = await openForm('/login', 'Student Login')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(announced).toEqual([
    'Enter your email.',
    '2 things need your attentionEnter your email.Enter your password.',
  ])
})

test('passwords that do not match lead to the confirmation', async () => {
  const { user, announced } = await openForm('/reset-password', 'Set a new password')
  await user.type(screen.getByLabelText('New Password'), 'one')
  await user.type(screen.getByLabelText('Confirm Password'), 'two')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus()
  expect(announced).toEqual(['Passwords do not match.'])
})
