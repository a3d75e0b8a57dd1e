import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { navigation } from '../../src/content/compiled/navigation.ts'
import type { NavigationEntry } from '../../src/content/types.ts'
import { ChatFrame } from '../../src/portal/ui/chat-frame.tsx'
import { heading, openPortal } from '../support/portal.tsx'
import { PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK, SIDEBAR } from '../support/routes.ts'
import { press } from '../support/student.ts'

const tasks = [ROUTED_TASK]
const sidebar = () => screen.getByRole('navigation', { name: 'Portal' })
const currentEntries = () =>
  within(sidebar())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

describe('routes', () => {
  test('each protected route is a page with its heading, its entry highlighted in the sidebar, and a top bar; only / has the chat widget', async () => {
    const { history, path } = await openPortal({ school: { tasks } })
    for (const route of PROTECTED_ROUTES) {
      history.push(route.path)
      await heading(route.heading)
      expect(path()).toBe(route.path)
      expect(currentEntries(), route.path).toEqual([entryOf(route.path)])
      expect(topBar()).toHaveTextContent('Ada')
      expectChatOn(route.path)
    }
  })

  test('each public route is a page with its heading, without sidebar and top bar, and only /login has the chat widget', async () => {
    const { history } = await openPortal({ at: '/login', signedIn: false })
    for (const route of PUBLIC_ROUTES) {
      history.push(route.path)
      await heading(route.heading)
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
      expectChatOn(route.path)
    }
  })

  test('/turnitin also leads to /tasks-turnintin-log', async () => {
    const { path } = await openPortal({ at: '/turnitin' })
    await heading('Turnitin check')
    const main = within(screen.getByRole('main'))
    fireEvent.click(main.getByRole('link', { name: /Turnitin tasks/ }))
    await heading("Turnitin tasks' log")
    expect(path()).toBe('/tasks-turnintin-log')
  })

  test('a long page has a table of contents that names every section in order', async () => {
    await openPortal({ at: '/student-policy' })
    await heading("Students' Policy")
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    const sections = document.querySelectorAll('main h2[id]')
    expect(sections.length).toBeGreaterThan(5)
    expect(textsOf(within(contents).getAllByRole('link'))).toEqual(textsOf(sections))
  })
})

describe('the sidebar', () => {
  test('has its entries in order, each leading to its page, and Logout as the last', async () => {
    await openPortal()
    await heading('Welcome, Ada')
    const entries = within(sidebar()).getAllByRole('listitem')
    expect(textsOf(entries)).toEqual([...SIDEBAR.map(({ label }) => label), 'Logout'])
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
    await openPortal()
    await heading('Welcome, Ada')
    const link = within(sidebar()).getByRole('link', { name: 'Library' })
    expect(link).toHaveAttribute('href', outside.address)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAccessibleDescription('Opens in a new tab')
    expect(link.closest('li')).toHaveAttribute('data-line')
  })

  test('shows two entries of one label, each with its own website', async () => {
    const entry = { kind: 'outside', label: 'Library', icon: [], lineAfter: false } as const
    const addresses = ['https://library.example/', 'https://archive.example/']
    const entries = navigation as NavigationEntry[]
    entries.unshift(...addresses.map((address) => ({ ...entry, address })))
    onTestFinished(() => void entries.splice(0, 2))
    await openPortal()
    await heading('Welcome, Ada')
    const links = within(sidebar()).getAllByRole('link', { name: 'Library' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
  })

  test('highlights Tasks for any path starting with task-details, too', async () => {
    const { history } = await openPortal({ at: '/task-details' })
    await heading('Page not found')
    expect(currentEntries()).toEqual(['Tasks'])
    history.push('/task-details/3')
    await waitFor(() => expect(history.location.pathname).toBe('/task-details/3'))
    expect(currentEntries()).toEqual(['Tasks'])
  })
})

test.each([
  [{ fullName: 'Ada Okafor' }, 'Ada OkaforCohort 7'],
  [{ fullName: '', cohort: '' }, 'User'],
])('the drawer is headed by who the student is: %#', async (student, shown) => {
  await openPortal({ at: '/classes', school: { students: [student] } })
  await heading('Classes')
  press('Menu')
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(drawer.querySelector('header p')?.textContent).toBe(shown)
})

describe('the top bar', () => {
  test.each([
    ['Ada Okafor', 'Ada'],
    ['  Ngozi  Ada Okafor ', 'Ngozi'],
    ['', 'User'],
    ['   ', 'User'],
  ])('shows the student’s first name (or User): ‘%s’ is %s', async (fullName, shown) => {
    await openPortal({ at: '/classes', school: { students: [{ fullName }] } })
    await heading('Classes')
    expect(within(topBar()).getByText(shown)).toBeVisible()
  })

  test('shows the stored facecard, from the site’s root where it is relative', async () => {
    await openPortal({ school: { students: [{ facecard: 'faces/ada.png' }] } })
    await heading('Welcome, Ada')
    const avatar = within(topBar()).getByText('Ada').parentElement?.querySelector('img')
    expect(avatar).toHaveAttribute('src', `${location.origin}/faces/ada.png`)
  })
})

test('the dashboard shows the student’s first name and cohort', async () => {
  await openPortal()
  await heading('Welcome, Ada')
  expect(within(screen.getByRole('main')).getByText(/ · Cohort 7$/)).toBeVisible()
})

/** The header beside the page: Testing Library takes the page's own for a banner, too. */
function topBar(): HTMLElement {
  const bar = screen.getAllByRole('banner').find((header) => header.closest('main') === null)
  if (bar === undefined) throw new Error('The page has no top bar')
  return bar
}

/** The entry of the page; tasks, mentor-tasks and all below them are those of Tasks. */
function entryOf(path: string): string {
  return SIDEBAR.find((entry) => entry.path === path)?.label ?? 'Tasks'
}

test('the button is named Chat, or Help where it holds only contacts; only the frame of a vendor’s chat script has an origin of its own', async () => {
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

function expectChatOn(path: string): void {
  const there = path === '/login' || path === '/'
  expect(screen.queryAllByRole('button', { name: 'Help' }), path).toHaveLength(there ? 1 : 0)
  if (!there) expect(document.querySelector('iframe'), path).toBeNull()
}

function textsOf(elements: Iterable<Element>): (string | null)[] {
  return Array.from(elements, (element) => element.textContent)
}
