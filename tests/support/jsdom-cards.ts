import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Waits for the card with this title, or with these words in it, and presses View. @returns its modal */
export async function openCard(user: UserEvent, title: string | RegExp): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name: title })
  await user.click(within(card).getByRole('button', { name: 'View' }))
  return screen.findByRole('dialog', { name: title })
}

const LINK_BUTTON = /^(Click Here|Link \d)$/ // spec 1

/** The link buttons of a modal; the links within its message are none. */
export function linkButtons(modal: HTMLElement): HTMLElement[] {
  return within(modal).queryAllByRole('link', { name: LINK_BUTTON })
}

/** Where the link buttons of a modal lead, in their order. */
export function addressesOf(modal: HTMLElement): (string | null)[] {
  return linkButtons(modal).map((link) => link.getAttribute('href'))
}
