import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { SHAPES } from '../support/full-school.ts'
import { openPortal } from '../support/portal.tsx'
import { ROUTED_TASK } from '../support/routes.ts'
import { fill } from '../support/student.ts'

// No page is blank under a fault, none loses what was typed, each leaves a way on. One fault of each kind
// that the portal tells apart; the others are in existing-backend-faults.test.tsx.

type Bend = (bent: ReturnType<typeof bendCalls>, call: Call) => void
type Call = 'get_links.php' | 'fetch_messages.php' | 'get_tasks.php'

const FAULTS: Readonly<Record<string, Bend>> = {
  'nothing, since the connection is lost': (bent, call) =>
    bent.fail(call, 'the connection is lost'),
  'a success of the wrong shape': (bent, call) =>
    bent.reply(call, { status: 'success', full_name: {}, links: 'x', tasks: 7, task: 1 }),
  'a refusal': (bent, call) => bent.reply(call, { status: 'error' }),
  'HTTP 401': (bent, call) => bent.reply(call, { status: 'error', message: 'Not now.' }, 401),
}

const CALLS = ['get_links.php', 'fetch_messages.php', 'get_tasks.php'] as const
const PAGES = SHAPES.filter(({ isPublic }) => !isPublic)
const BUSY = /Loading|Checking/

/** Without its data a task is named by its number. */
const titleOf = (path: string, heading: string) => (path === '/mentor-tasks/3' ? /3$/ : heading)

test.each(Object.entries(FAULTS))(
  'while the backend answers with %s, every kind of page has its heading and the way to every other',
  async (_, bend) => {
    const bent = bendCalls()
    for (const call of CALLS) bend(bent, call)
    const { history } = await openPortal({
      at: '/mentor-tasks/3/submit',
      school: { tasks: [ROUTED_TASK] },
      answer: bent.answer,
    })
    await screen.findByRole('heading', { level: 1, name: 'Submit Task' })
    fill({ 'Student ID': 'S-17' })
    const sidebar = screen.getByRole('navigation', { name: 'Portal' })
    expect(within(sidebar).getAllByRole('link').length).toBeGreaterThan(10)
    for (const { path, heading } of PAGES) {
      history.push(path)
      await screen.findByRole('heading', { level: 1, name: titleOf(path, heading) })
      const main = screen.getByRole('main')
      await waitFor(() => expect(main).not.toHaveTextContent(BUSY))
      expect(main.textContent.length, path).toBeGreaterThan(heading.length)
      expect(sidebar, path).toBeVisible()
    }
    history.push('/mentor-tasks/3/submit')
    expect(await screen.findByDisplayValue('S-17')).toBeVisible()
  },
)

test('while the backend never answers, every kind of page has its heading, and says that it loads', async () => {
  const bent = bendCalls()
  for (const call of CALLS) bent.hold(call)
  const { history } = await openPortal({ at: '/', answer: bent.answer })
  for (const { path, heading } of PAGES) {
    history.push(path)
    await screen.findByRole('heading', { level: 1, name: titleOf(path, heading) })
    const loads = ['/', '/mentor-tasks', '/mentor-tasks/3'].includes(path)
    if (loads) expect(screen.getByRole('main')).toHaveTextContent(BUSY)
  }
})
