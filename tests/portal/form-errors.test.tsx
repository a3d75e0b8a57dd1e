import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill } from '../support/student.ts'

const openForm = async (at: string, title: string) => {
  const portal = await openPortal({ at, signedIn: at.startsWith('/mentor-tasks') })
  await heading(title)
  return { ...portal, announced: listen() }
}

/** Collects what a screen reader announces: the description of a field that gets the focus, alerts, and what comes into a status. */
function listen(): string[] {
  const announced: string[] = []
  const onFocus = ({ target }: FocusEvent) => {
    const ids = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? []
    announced.push(...ids.map((id) => document.getElementById(id)?.textContent ?? ''))
  }
  document.addEventListener('focusin', onFocus)
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    const told = added.filter(
      (node) => node instanceof Element && node.matches('[role=alert], [role=status] > *'),
    )
    announced.push(...told.map((node) => node.textContent ?? ''))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  })
  return announced
}

test('one wrong field that has the focus already is announced by an alert, each time', async () => {
  const { user, announced } = await openForm('/forgot-password', 'Forgot Password')
  await user.type(screen.getByLabelText('Email'), 'ada{Enter}')
  expect(announced).toEqual(['Enter an email address like name@example.com.'])
  await user.keyboard('{Enter}')
  expect(announced).toHaveLength(2)
})

test('of two wrong fields the first is read with its focus, and the other is announced', async () => {
  const { user, announced } = await openForm('/login', 'Student Login')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(announced).toEqual(['Enter your email.', 'Enter your password.'])
  expect(screen.queryByText(/need your attention/)).toBeNull()
})

test('three wrong fields are announced by their summary, politely, and the first with its field', async () => {
  const { user, announced } = await openForm('/mentor-tasks/3/submit', 'Submit Task')
  fill({ ...SUBMISSION, 'Student ID': '', 'Documents Link': '', 'Video Link': '' })
  await user.click(screen.getByRole('button', { name: 'Submit Task' }))
  expect(announced).toEqual([
    'Enter your student ID.',
    '3 fields need your attentionEnter your student ID.Enter the link to your documents.Enter the link to your video.',
  ])
})
