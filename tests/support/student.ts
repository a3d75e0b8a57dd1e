import { fireEvent, screen } from '@testing-library/react'
import { heading, openPortal } from './portal.tsx'

// What a student does and sees in jsdom.

/** Types into fields, by their labels. */
export function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
}

export function press(button: string): void {
  fireEvent.click(screen.getByRole('button', { name: button }))
}

/** What stands in the fields of the form. */
export function typed(): string[] {
  return screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
}

export function invalidFields(): Element[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')]
}

/** Presses View on a card of the page. @returns its modal */
export async function openCard(title: string): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name: title })
  const view = card.querySelector('button')
  if (view === null) throw new Error(`The card ${title} has no button`)
  fireEvent.click(view)
  return screen.findByRole('dialog', { name: title })
}

/** Opens a step of the password reset as the step before leads there: with Ada's address. */
export async function openResetStep(
  path: string,
  title: string,
  options: Pick<Parameters<typeof openPortal>[0] & {}, 'answer' | 'school'> = {},
) {
  const opened = await openPortal({ ...options, at: '/login', signedIn: false })
  await heading('Student Login')
  opened.history.push(path, { email: 'ada@example.org' })
  await heading(title)
  return opened
}
