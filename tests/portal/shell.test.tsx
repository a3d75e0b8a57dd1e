import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { navigation } from '../../src/content/compiled/navigation.ts'
import type { NavigationEntry } from '../../src/content/types.ts'
import { ChatFrame } from '../../src/portal/pages/chat-frame.tsx'
import { openPortal } from '../support/portal.tsx'
import { SIDEBAR } from '../support/routes.ts'
import { press } from '../support/student.ts'

const sidebar = () => screen.getByRole('navigation', { name: 'Portal' })

describe('the sidebar', () => {
  test('has its entries in order, each leading to its page, and Logout as the last', async () => {
    await openPortal({ shows: 'Welcome, Ada' })
    const entries = within(sidebar()).getAllByRole('listitem')
    const labels = entries.map((entry) => entry.textContent)
    expect(labels).toEqual([...SIDEBAR.map(({ label }) => label), 'Logout'])
    const links = within(sidebar()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(SIDEBAR.map(({ path }) => path))
    expect(within(sidebar()).getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('leads to other websites in a new tab, and says so', async () => {
    const outside = {
      kind: 'outside',
      address: 'https://library.example/',
      label: 'Library',
      icon: [],
      lineAfter: true,
    } as const
    const entries = navigation as NavigationEntry[]
    entries.splice(2, 0, outside)
    onTestFinished(() => void entries.splice(2, 1))
    await openPortal({ shows: 'Welcome, Ada' })
    const link = within(sidebar()).getByRole('link', { name: 'Library' })
    expect(link).toHaveAttribute('href', outside.address)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAccessibleDescription('Opens in a new tab')
    expect(link.closest('li')).toHaveAttribute('data-line')
  })
})

test.each([
  [{ fullName: '  Ngozi  Ada Okafor ' }, 'Ngozi', 'Ngozi  Ada OkaforCohort 7'],
  [{ fullName: '   ', cohort: '' }, 'User', 'User'],
  [{ fullName: 'Moss, Eve', cohort: '' }, 'Eve', 'Moss, Eve'],
  [{ fullName: 'Dr. Eve Moss, PhD', cohort: '' }, 'Eve', 'Dr. Eve Moss, PhD'],
])('the top bar shows the first name, or User, and the drawer all of it: %#', async (...row) => {
  const [student, first, whole] = row
  await openPortal({ at: '/classes', shows: 'Classes', school: { students: [student] } })
  // Testing Library takes the header of the page for a banner, too.
  const bar = screen.getAllByRole('banner').find((header) => header.closest('main') === null)
  expect(bar?.lastElementChild).toHaveTextContent(first)
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
  press('Menu')
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(drawer.querySelector('header p')?.textContent).toBe(whole)
})

test('the Chat button is named Help for contacts alone; the frame of a vendor’s script has an origin of its own', async () => {
  const kinds = [
    ['Chat', { kind: 'script', address: 'https://vendor.example/widget.js' }],
    ['Help', { kind: 'contacts' }],
  ] as const
  const sandboxes: (string | null)[] = []
  for (const [name, chat] of kinds) {
    const sites = vi.spyOn(site, 'chat', 'get').mockReturnValue(chat)
    const { container, unmount } = render(<ChatFrame place="corner" />)
    fireEvent.click(screen.getByRole('button', { name }))
    sandboxes.push(container.querySelector('iframe')?.getAttribute('sandbox') ?? null)
    unmount()
    sites.mockRestore()
  }
  expect(sandboxes).toEqual([expect.stringMatching(/^allow-scripts (?!.*allow-same-origin)/), null])
})
