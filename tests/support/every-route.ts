import { expect, test, type Page } from '@playwright/test'
import { enter, enterResetStep, expectPage } from './enter.ts'
import { MORE_ROUTES, PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from './routes.ts'
import { ALL_LINKS } from './stored-links.ts'

type Route = {
  readonly path: string
  readonly heading: string
  /** It can be read without signing in, and has neither sidebar nor messages. */
  readonly isPublic: boolean
}

const UNKNOWN: Route = { path: '/no-such-page', heading: 'Page not found', isPublic: false }

/** Every address that has a page of its own, with the heading that says it has come. */
const EVERY_ROUTE: readonly Route[] = [
  ...PUBLIC_ROUTES.map(({ path, heading }) => ({ path, heading, isPublic: true })),
  ...PROTECTED_ROUTES.map(({ path, heading }) => ({ path, heading, isPublic: false })),
  ...MORE_ROUTES,
  UNKNOWN,
]

/** A school in which every route has something to show: links, messages, and a task with all that details may hold. */
export const FULL_SCHOOL = {
  links: { everyone: ALL_LINKS },
  messages: { everyone: 'The review summit is on Saturday. See https://example.org/summit.' },
  tasks: [
    {
      ...ROUTED_TASK,
      dueDate: '2099-01-01',
      details: `<h2>What to build</h2><p>Add a <a href="https://example.org/form">form</a>.</p>
        <table><tr><th>Part</th><th>What we look at closely</th><th>Points</th></tr>
        <tr><td>Labels</td><td>Every field has one, and a press reaches the field</td><td>10</td></tr></table>
        <pre><code>${'const form = document.querySelector("form"); '.repeat(4)}</code></pre>`,
    },
  ],
} as const

/** Loads every route in turn, a student signed in, and looks at each when all of it is there and still. */
export async function onEveryRoute(
  page: Page,
  origin: string,
  look: (route: Route) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, origin)
  for (const route of EVERY_ROUTE) {
    await test.step(route.path, async () => {
      await loadRoute(page, origin, route)
      await look(route)
    })
  }
}

async function loadRoute(page: Page, origin: string, { path, heading, isPublic }: Route) {
  const messages = isPublic ? null : page.waitForResponse('**/backend/fetch_messages.php')
  if (/otp|reset/.test(path)) await enterResetStep(page, `${origin}${path}`)
  else await page.goto(`${origin}${path}`)
  await expectPage(page, heading)
  await (await messages)?.finished()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
}
