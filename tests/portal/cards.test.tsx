import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../support/portal.tsx'
import { ALL_LINKS } from '../support/stored-links.ts'
import { linkButtons, openCard } from '../support/student.ts'

const school = { links: { everyone: ALL_LINKS } }
const CLASSES = ['Cloud Link', 'Class Link', 'Study page', 'Alliance page', 'Speak to Mentor']

async function cardTitles(): Promise<(string | null)[]> {
  const cards = await screen.findAllByRole('article')
  return cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
}

test('the dashboard shows the five class cards, each with a View button', async () => {
  await openPortal({ at: '/' })
  expect(await cardTitles()).toEqual(CLASSES)
  for (const card of screen.getAllByRole('article')) {
    expect(within(card).getAllByRole('button')).toHaveLength(1)
    expect(within(card).getByRole('button')).toHaveTextContent('View')
  }
})

test.each([
  ['Click Here', '/classes', 'Cloud Link', /student email/, ['Click Here']],
  ['Link 1 and 2', '/classes', 'Class Link', /10 minutes/, ['Link 1', 'Link 2']],
  ['Link 1 to 3', '/meetings', 'Defense Summit', /6:45 PM/, ['Link 1', 'Link 2', 'Link 3']],
])(
  'View opens a modal with the card’s description, its message and %s, each for a new tab that learns nothing of the portal',
  async (_, at, title, message, labels) => {
    await openPortal({ at, school })
    const card = await screen.findByRole('article', { name: title })
    const [description] = within(card).getAllByRole('paragraph')
    const modal = await openCard(title)
    expect(modal).toHaveAccessibleDescription(description?.textContent ?? '')
    expect(within(modal).getByText(message)).toBeVisible()
    const words = () => linkButtons(modal).map((link) => link.textContent)
    await waitFor(() => expect(words()).toEqual(labels))
    for (const link of linkButtons(modal)) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
    }
  },
)
