import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { EVERY_ROUTE, FULL_SCHOOL } from '../support/full-school.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { SIDEBAR } from '../support/routes.ts'

/** A header or footer within a part of the page is none of the page's. */
function landmarks(role: 'banner' | 'main' | 'contentinfo'): HTMLElement[] {
  const all = screen.getAllByRole(role)
  return all.filter(({ parentElement }) => !parentElement?.closest('main, section, article, aside'))
}

describe('A screen reader', () => {
  test('finds one heading of the first level, the landmarks, a title of its own, the statement and links that say where they open on every route', async () => {
    const { history } = await openPortal({ school: FULL_SCHOOL, at: '/accessibility' })
    await heading('Accessibility')
    const titles = new Map<string, string>()
    let newTabs = 0
    for (const { path, heading: title, isPublic } of EVERY_ROUTE) {
      act(() => history.push(path))
      await heading(title)
      await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
      expect(document.querySelectorAll('h1'), path).toHaveLength(1)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(landmarks(landmark), `${landmark} on ${path}`).toHaveLength(1)
      }
      const portal = screen.queryAllByRole('navigation', { name: 'Portal' })
      expect(portal, path).toHaveLength(isPublic ? 0 : 1)
      const statement = within(screen.getByRole('contentinfo')).queryByRole('link', {
        name: 'Accessibility',
      })
      if (path === '/accessibility') expect(statement).toBeNull()
      else expect(statement, path).toHaveAttribute('href', '/accessibility')
      await waitFor(() => expect(document.title).toContain(' · '))
      expect(titles.get(document.title), `${document.title} is of no other route`).toBeUndefined()
      titles.set(document.title, path)
      const links = document.querySelectorAll<HTMLElement>('a[target=_blank]')
      newTabs += links.length
      for (const link of links) {
        expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
      }
    }
    expect(newTabs, 'links that open in a new tab').toBeGreaterThan(0)
  })

  test('is brought to the heading and told the new title by every entry of the sidebar', async () => {
    const { user, path } = await openPortal({ school: FULL_SCHOOL, at: '/accessibility' })
    await heading('Accessibility')
    await user.click(screen.getByRole('link', { name: 'Go to the student portal' }))
    await heading('Welcome, Ada')
    for (const entry of [...SIDEBAR.slice(1), SIDEBAR[0]]) {
      const before = document.title
      const sidebar = screen.getByRole('navigation', { name: 'Portal' })
      await user.click(within(sidebar).getByRole('link', { name: entry.label }))
      await waitFor(() => {
        expect(path()).toBe(entry.path)
        expect(screen.getByRole('heading', { level: 1 }), entry.label).toHaveFocus()
        expect(document.title, entry.label).not.toBe(before)
        const current = document.querySelectorAll('nav [aria-current=page]')
        expect([...current].map(({ textContent }) => textContent)).toEqual([entry.label])
      })
    }
  })
})

describe('The statement on accessibility', () => {
  test('is read without signing in, and names its standard and whom to tell', async () => {
    await openPortal({ at: '/accessibility', signedIn: false })
    await heading('Accessibility')
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('(WCAG) 2.2, level AA')
    expect(main).toHaveTextContent(site.support.phone)
    const email = within(main).getByRole('link', { name: site.support.email })
    expect(email).toHaveAttribute('href', `mailto:${site.support.email}`)
  })

  test('is one press away from the sign-in', async () => {
    const { user } = await openPortal({ at: '/login', signedIn: false })
    await heading('Student Login')
    await user.click(screen.getByRole('link', { name: 'Accessibility' }))
    await heading('Accessibility')
  })
})
