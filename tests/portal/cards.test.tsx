import { screen, within } from '@testing-library/react'
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

test('View opens a modal with the card’s description, its message and link buttons', async () => {
  await openPortal({ at: '/classes', school })
  const card = await screen.findByRole('article', { name: 'Cloud Link' })
  const description = within(card).getByRole('paragraph').textContent ?? ''
  const modal = await openCard('Cloud Link')
  expect(modal).toHaveAccessibleDescription(description)
  expect(within(modal).getByText(/student email/)).toBeVisible()
  expect(linkButtons(modal)).toHaveLength(1)
})

test.each([
  ['one link', '/classes', 'Cloud Link', ['Click Here']],
  ['two links', '/classes', 'Class Link', ['Link 1', 'Link 2']],
  ['three links', '/meetings', 'Defense Summit', ['Link 1', 'Link 2', 'Link 3']],
])(
  'the buttons of a card with %s have their labels and open a new tab, which learns nothing of the portal',
  async (_, at, card, labels) => {
    await openPortal({ at, school })
    const links = linkButtons(await openCard(card))
    expect(links.map((link) => link.textContent)).toEqual(labels)
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
    }
  },
)
