import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { heading } from './portal.tsx'
import { SUBMISSION } from './portal-forms.ts'
import { PASSWORD } from './server.ts'

// The forms in jsdom. Each waits for its page itself, so that none fills in the fields of another.

/** Puts the text into the field at once; typing key by key is the browser's to test. */
export function fill(label: string, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
}

/** Signs in by the login page, whatever comes of it. */
export async function submitLogin(
  user: UserEvent,
  { email = 'ada@example.org', password = PASSWORD } = {},
): Promise<void> {
  await heading('Student Login')
  fill('Email', email)
  fill('Password', password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

/** Fills in the task form. */
export async function fillTaskForm(): Promise<void> {
  await screen.findByRole('button', { name: 'Submit Task' })
  for (const [label, text] of Object.entries(SUBMISSION)) fill(label, text)
}

/** Fills in the task form and hands it in, whatever comes of it. */
export async function submitTask(user: UserEvent): Promise<void> {
  await fillTaskForm()
  await user.click(screen.getByRole('button', { name: 'Submit Task' }))
}
