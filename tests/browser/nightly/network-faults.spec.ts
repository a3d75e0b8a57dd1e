import { breakNetwork, type NetworkFault } from '../../support/broken-network.ts'
import { expect, test } from '../../support/browser.ts'
import { enter } from '../../support/enter.ts'
import { QUIET_SCHOOL } from '../../support/full-school.ts'
import { MORE_ROUTES, PROTECTED_ROUTES } from '../../support/routes.ts'

// Every fault of the backend: tests/portal/faults.test.tsx. Here connections really break.

const FAULTS: Readonly<Record<string, NetworkFault>> = {
  'drops before the answer': 'drops before the answer',
  'drops in the middle of the answer': 'drops in the middle of the answer',
  'never answers': new Promise(() => {}),
}

const PAGES = [...PROTECTED_ROUTES, ...MORE_ROUTES.filter(({ isPublic }) => !isPublic)]

for (const { path, heading } of PAGES) {
  test(`${path} keeps its heading and a way on while the network breaks`, async ({
    page,
    portal,
    front,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR/)
    await page.setViewportSize({ width: 360, height: 740 })
    const { app, origin } = await portal.open(QUIET_SCHOOL)
    const broken = breakNetwork(app, 'get_tasks.php', 'get_links.php', 'fetch_messages.php')
    front.show(broken.app)
    const name = path === '/mentor-tasks/3' ? /3$/ : heading
    const asksForTasks = path === '/' || /^\/mentor-tasks(\/3)?$/.test(path)
    for (const [what, fault] of Object.entries(FAULTS)) {
      await test.step(what, async () => {
        broken.spoil(fault)
        await enter(page, origin + path)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
        if (!asksForTasks) return
        const words = what === 'never answers' ? /Loading/ : /fail|not be loaded|error|found/i
        await expect(page.getByRole('main')).toContainText(words)
      })
    }
  })
}
