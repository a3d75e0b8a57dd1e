import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EVERY_ROUTE, FULL_SCHOOL } from '../support/full-school.ts'
import { openPortal } from '../support/portal.tsx'
import { PROTECTED_ROUTES, SIDEBAR } from '../support/routes.ts'
import { focused, tabTitle } from '../support/student.ts'

/** A header or footer within a part of the page is none of the page's. */
function landmarks(role: 'banner' | 'main' | 'contentinfo'): HTMLElement[] {
  const all = screen.getAllByRole(role)
  return all.filter(({ parentElement }) => !parentElement?.closest('main, section, article, aside'))
}

/** The entries that are marked as the page's own. */
const currentEntries = () =>
  Array.from(document.querySelectorAll('nav [aria-current=page]'), ({ textContent }) => textContent)

/** The entry of the page; the tasks' pages are those of Tasks. */
const entryOf = (path: string) => SIDEBAR.find((entry) => entry.path === path)?.label ?? 'Tasks'

test('every route has the parts that each page must have, and only /login and / have the chat', async () => {
  const { go, place } = await openPortal({
    at: '/accessibility',
    shows: 'Accessibility',
    school: FULL_SCHOOL,
  })
  const titles = new Set<string>()
  const inSidebar = new Set<string>(PROTECTED_ROUTES.map(({ path }) => path))
  for (const { path, heading: title, isPublic } of EVERY_ROUTE) {
    await go(path, title)
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
    expect((await place()).path).toBe(path)
    expect(document.querySelectorAll('h1'), path).toHaveLength(1)
    expect(await focused(), path).toBe(screen.getByRole('heading', { level: 1 }))
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(landmarks(landmark), `${landmark} on ${path}`).toHaveLength(1)
    }
    const menus = screen.queryAllByRole('button', { name: 'Menu' })
    const portal = screen.queryAllByRole('navigation', { name: 'Portal' })
    expect([portal.length, menus.length], path).toEqual(isPublic ? [0, 0] : [1, 1])
    if (!isPublic) expect(landmarks('banner')[0], path).toHaveTextContent('Ada')
    if (inSidebar.has(path)) expect(currentEntries(), path).toEqual([entryOf(path)])
    expectChatOn(path)
    const statement = within(screen.getByRole('contentinfo')).queryByRole('link', {
      name: 'Accessibility',
    })
    if (path === '/accessibility') expect(statement).toBeNull()
    else expect(statement, path).toHaveAttribute('href', '/accessibility')
    const tab = await tabTitle()
    expect(tab).toContain(' · ')
    expect(titles, path).not.toContain(tab)
    titles.add(tab)
    for (const link of document.querySelectorAll('a[target=_blank]')) {
      expect(link).toHaveAccessibleDescription(/Opens in a new tab/)
    }
  }
})

test('Tasks is highlighted for any path starting with task-details, too', async () => {
  await openPortal({ at: '/task-details/3', shows: 'Page not found' })
  expect(currentEntries()).toEqual(['Tasks'])
})

function expectChatOn(path: string): void {
  const there = path === '/login' || path === '/'
  expect(screen.queryAllByRole('button', { name: 'Help' }), path).toHaveLength(there ? 1 : 0)
  if (!there) expect(document.querySelector('iframe'), path).toBeNull()
}
