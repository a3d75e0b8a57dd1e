import { breakNetwork, type NetworkFault } from '../../support/broken-network.ts'
import { expect, test } from '../../support/browser.ts'
import { enter } from '../../support/enter.ts'
import { QUIET_SCHOOL } from '../../support/full-school.ts'
import { MORE_ROUTES, PROTECTED_ROUTES } from '../../support/routes.ts'

// What every page is when the backend fails is in tests/portal/faults.test.tsx. Here each fault happens for real.

const FAULTS: readonly NetworkFault[] = [
  { kind: 'drops before the school hears of it' },
  { kind: 'drops before the answer' },
  { kind: 'drops in the middle of the answer' },
  { kind: 'answers late', after: new Promise(() => {}) },
  ...[200, 404, 500, 502, 503, 504].map(
    (status) => ({ kind: 'answers', status, body: '<h1>Oops</h1>' }) as const,
  ),
  ...[401, 403, 429, 500, 503].map(
    (status) => ({ kind: 'answers', status, body: '{"status":"error"}' }) as const,
  ),
  { kind: 'answers', status: 200, body: '' },
]

const PAGES = [...PROTECTED_ROUTES, ...MORE_ROUTES.filter(({ isPublic }) => !isPublic)]

test.describe('A backend that fails', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const { path, heading } of PAGES) {
    test(`leaves ${path} its heading and a way on, whatever the fault`, async ({
      page,
      portal,
      front,
      expectedErrors,
    }) => {
      test.slow() // every fault in turn
      expectedErrors.push(/net::ERR|status of [45]\d\d/)
      const { app, origin } = await portal.open(QUIET_SCHOOL)
      const broken = breakNetwork(app, 'get_tasks.php', 'get_links.php', 'fetch_messages.php')
      front.show(broken.app)
      const name = path === '/mentor-tasks/3' ? /3$/ : heading
      const asksForTasks = path === '/' || /^\/mentor-tasks(\/3)?$/.test(path)
      for (const fault of FAULTS) {
        const { kind, ...how } = fault
        await test.step(`${kind} ${JSON.stringify(how)}`, async () => {
          broken.spoil(fault)
          await enter(page, origin + path)
          await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
          await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
          if (!asksForTasks) return
          const said = kind === 'answers late' ? /Loading/ : /fail|not be loaded|error|found/i
          await expect(page.getByRole('main')).toContainText(said)
        })
      }
    })
  }
})
