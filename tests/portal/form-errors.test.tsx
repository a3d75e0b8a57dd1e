import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { openPortal } from '../support/portal.tsx'
import { fill, focused } from '../support/student.ts'

// Decisions, Names and forms: messages stand beside their fields, and a screen reader hears each once.

const openForm = async (at: string, shows: string) => {
  const portal = await openPortal({ at, shows })
  return { ...portal, announced: listen() }
}

/** Collects what a screen reader says: the description of a focused field, alerts, and new text in a status. */
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

test('an alert announces one wrong field that already has the focus, each time', async () => {
  const { user, announced } = await openForm('/forgot-password', 'Forgot Password')
  await user.type(screen.getByLabelText('Email'), 'ada{Enter}')
  expect(announced).toEqual(['Enter an email address like name@example.com.'])
  await user.keyboard('{Enter}')
  expect(announced).toHaveLength(2)
})

test('of two wrong fields the first is read with its focus, and an alert announces the other', async () => {
  const { user, announced } = await openForm('/login', 'Student Login')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await focused()).toBe(screen.getByLabelText('Email'))
  expect(announced).toEqual(['Enter your email.', 'Enter your password.'])
  expect(screen.queryByText(/need your attention/)).toBeNull()
})

test('a summary announces three wrong fields, and each of its lines leads to its field', async () => {
  const { user, announced } = await openForm('/mentor-tasks/3/submit', 'Submit Task')
  fill({ ...SUBMISSION, 'Student ID': '', 'Documents Link': '', 'Video Link': '' })
  await user.click(screen.getByRole('button', { name: 'Submit Task' }))
  expect(announced).toEqual([
    'Enter your student ID.',
    '3 fields need your attentionEnter your student ID.Enter the link to your documents.Enter the link to your video.',
  ])
  await user.click(screen.getByRole('button', { name: 'Enter the link to your video.' }))
  expect(await focused()).toBe(screen.getByLabelText('Video Link'))
})
