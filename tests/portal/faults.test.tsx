import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { SHAPES } from '../support/full-school.ts'
import { openPortal } from '../support/portal.tsx'
import { ROUTED_TASK } from '../support/routes.ts'
import { fill } from '../support/student.ts'

// No page is blank under a fault, none loses what was typed, each leaves a way on. One fault of each kind
// that the portal tells apart; the others are in existing-backend-faults.test.tsx.

const CALLS = ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const
type Call = (typeof CALLS)[number]

const WRONG_SHAPE = { status: 'success', full_name: {}, links: 'x', tasks: 7, task: 1 }
const FAULTS: Readonly<Record<string, (call: Call) => void>> = {
  'nothing, since the connection is lost': (call) => bent.fail(call),
  'a success of the wrong shape': (call) => bent.reply(call, WRONG_SHAPE),
  'a refusal': (call) => bent.reply(call, { status: 'error' }),
  'HTTP 401': (call) => bent.reply(call, { status: 'error', message: 'Not now.' }, 401),
}

const PAGES = SHAPES.filter(({ isPublic }) => !isPublic)
const BUSY = /Loading|Checking/

/** Without its data a task is named by its number. */
const titleOf = (path: string, title: string) => (path === '/mentor-tasks/3' ? /3$/ : title)

test.each(Object.entries(FAULTS))(
  'while the backend answers with %s, every kind of page has its heading and the way to every other',
  async (_, bend) => {
    CALLS.forEach(bend)
    const { go, history } = await openPortal({
      at: '/mentor-tasks/3/submit',
      shows: 'Submit Task',
      school: { tasks: [ROUTED_TASK] },
    })
    fill({ 'Student ID': 'S-17' })
    const sidebar = screen.getByRole('navigation', { name: 'Portal' })
    expect(within(sidebar).getAllByRole('link').length).toBeGreaterThan(10)
    for (const { path, heading: title } of PAGES) {
      await go(path, titleOf(path, title))
      const main = screen.getByRole('main')
      await waitFor(() => expect(main).not.toHaveTextContent(BUSY))
      expect(main.textContent.length, path).toBeGreaterThan(title.length)
      expect(sidebar, path).toBeVisible()
    }
    history.push('/mentor-tasks/3/submit')
    expect(await screen.findByDisplayValue('S-17')).toBeVisible()
  },
)

test('while the backend never answers, every kind of page has its heading, and says that it loads', async () => {
  CALLS.forEach(bent.hold)
  const { go } = await openPortal()
  for (const { path, heading: title } of PAGES) {
    await go(path, titleOf(path, title))
    const loads = ['/', '/mentor-tasks', '/mentor-tasks/3'].includes(path)
    if (loads) expect(screen.getByRole('main')).toHaveTextContent(BUSY)
  }
})
