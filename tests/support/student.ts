import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { SUBMISSION } from './portal-forms.ts'
import { heading } from './portal.tsx'
import { PASSWORD } from './server.ts'
import { settled } from './settled.ts'

// A student in jsdom. Each form waits for its own page.

/** Types into fields, by their labels. */
export function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
}

/** @param area where there are several of that name */
export function press(button: string, area = document.body): void {
  fireEvent.click(within(area).getByRole('button', { name: button }))
}

/** Follows an entry of the sidebar and waits for its page. */
export async function follow(entry: string, title: string | RegExp = entry): Promise<void> {
  const sidebar = await screen.findByRole('navigation', { name: 'Portal' })
  fireEvent.click(within(sidebar).getByRole('link', { name: entry }))
  await heading(title)
}

/** Signs in by the login page and does not wait for the result. */
export async function submitLogin({ email = 'ada@example.org', password = PASSWORD } = {}) {
  await heading('Student Login')
  fill({ Email: email, Password: password })
  press('Login')
}

/** Presses Logout and does not wait for the result. */
export async function logout(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
}

/** Presses Logout where that deletes something, and confirms it. */
export async function confirmLogout(): Promise<void> {
  await logout()
  const question = await screen.findByRole('alertdialog', { name: 'Logout?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Logout' }))
}

/** Fills in the task form, submits it and does not wait for the result. */
export async function submitTask(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Submit Task' })
  fill(SUBMISSION)
  fireEvent.click(button)
}

/** Expects SUBMISSION in the fields of the task form. */
export function expectTyped(): void {
  for (const [label, text] of Object.entries(SUBMISSION)) {
    expect(screen.getByLabelText(label)).toHaveValue(text)
  }
}

/** Waits for the modal of a task that was submitted. */
export const taskSubmitted = () => screen.findByRole('dialog', { name: 'Task Submitted' })

/** Presses View on the card with this title, or with these words in it. @returns its modal */
export async function openCard(title: string | RegExp): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name: title })
  fireEvent.click(within(card).getByRole('button', { name: 'View' }))
  const modal = await screen.findByRole('dialog', { name: title })
  await waitFor(() => expect(within(modal).queryByText('Loading…')).toBeNull())
  return modal
}

const LINK_BUTTON = /^(Click Here|Link \d)$/ // spec 1

/** The link buttons of a modal, without the links of its message. */
export function linkButtons(modal: HTMLElement): HTMLElement[] {
  return within(modal).queryAllByRole('link', { name: LINK_BUTTON })
}

/** Where the link buttons of a modal lead, in their order. */
export function addressesOf(modal: HTMLElement): (string | null)[] {
  return linkButtons(modal).map((link) => link.getAttribute('href'))
}

/** Opens the search by its button, and types. */
export async function startSearch(words: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
  const input = await screen.findByRole('combobox', { name: 'Search' })
  fireEvent.input(input, { target: { value: words } })
  return input
}

/** The same, and waits until it has said what it found. */
export async function search(words: string): Promise<HTMLElement> {
  const input = await startSearch(words)
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  await waitFor(() => expect(dialog.getAllByRole('status')[0]).not.toBeEmptyDOMElement())
  return input
}

/** What the device stores for the portal, by key. */
export async function stored(area = localStorage): Promise<Record<string, string>> {
  await settled()
  return Object.fromEntries(Object.entries(area))
}

/** What has the focus. */
export async function focused(): Promise<Element | null> {
  await settled()
  return document.activeElement
}

/** The title of the tab. */
export async function tabTitle(): Promise<string> {
  await settled()
  return document.title
}

/** What another tab of this browser stores. */
export function storeElsewhere(key: string, newValue: string): void {
  localStorage.setItem(key, newValue)
  fireEvent(window, new StorageEvent('storage', { key, newValue }))
}

/** From now on the device stores nothing more. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
}

export function comeBackToTheTab(): void {
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}
