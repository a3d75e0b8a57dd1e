import type { Page } from '@playwright/test'
import { picturesOf } from '../screenshots/picture.ts'
import { SCHOOL } from '../screenshots/school.ts'
import type { Shot } from '../screenshots/shot.ts'
import { CHECK_LATER_SHOTS } from '../screenshots/tables/check-later.ts'
import { DASHBOARD_SHOTS } from '../screenshots/tables/dashboard.ts'
import { LOGIN_SHOTS } from '../screenshots/tables/login.ts'
import { SHELL_SHOTS } from '../screenshots/tables/shell.ts'
import { TASK_FORM_SHOTS } from '../screenshots/tables/task-form.ts'
import { TASK_SHOTS } from '../screenshots/tables/tasks.ts'
import { goToShot, openShot } from '../screenshots/take.ts'
import { expectNoViolations } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { findCutOff } from '../support/cut-off.ts'
import { onEveryShape } from '../support/every-shape.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { painted } from '../support/painted.ts'
import { findLowTargets, findSmallTargets } from '../support/targets.ts'

// Each shape of page, of modal and of state once; npm run screenshots -- --axe examines every picture.

/** What a thumb must hit; the lines of the summary of errors are links in a list. */
const MAIN_TARGETS = [
  'button:not([role=alert] li button)',
  'input:not([type=checkbox])',
  'nav li > a:not([href^="#"])',
]

test('on every shape of page axe finds nothing, nothing is cut off, and what can be pressed is large enough', async ({
  page,
  portal,
}) => {
  test.slow() // every shape in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  await onEveryShape(page, origin, async () => {
    await expectNoneIn(page, { narrowest: 360, widest: 1280 })
    expect.soft(await findSmallTargets(page), '24 px').toEqual([])
    expect.soft(await findLowTargets(page, MAIN_TARGETS.join()), '44 px').toEqual([])
  })
})

const modal = (name: string, path: string, title: string): Shot => ({
  name,
  path,
  after: async (page: Page) => expect(await openCard(page, title)).toBeVisible(),
})

test('axe finds nothing in modals, the drawer, the form and its receipt', async ({
  page,
  portal,
}) => {
  test.slow() // several shapes in turn
  const first = modal('modal, two links and a fact', '/classes', 'Class Link')
  const { origin } = await portal.open(SCHOOL)
  await lookAt(page, first, (width) => openShot(page, origin, first, width))
  for (const shot of [
    modal('modal, facts to copy', '/payments', 'Naira bank transfer'),
    ...named(TASK_FORM_SHOTS, 'task form, submitted'),
    ...named(CHECK_LATER_SHOTS, 'ID saved'),
    ...named(SHELL_SHOTS, 'drawer'),
  ]) {
    await test.step(shot.name, () => lookAt(page, shot, (width) => goToShot(page, shot, width)))
  }
})

/** Shapes of a school, a storage or a load of their own. */
for (const shot of [
  ...named(LOGIN_SHOTS, 'login, wrong password'),
  ...named(DASHBOARD_SHOTS, 'dashboard, both messages'),
  ...named(SHELL_SHOTS, 'deactivated'),
  ...named(TASK_SHOTS, 'task list, failed'),
]) {
  test(`axe finds nothing: ${shot.name}`, async ({ page, portal, expectedErrors }) => {
    if (shot.before !== undefined || /wrong/.test(shot.name)) expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    await lookAt(page, shot, (width) => openShot(page, origin, shot, width))
  })
}

/** Opens a shape on the widest of its screens, and looks at it there and on the narrowest. */
async function lookAt(page: Page, shot: Shot, open: (width: number) => Promise<void>) {
  const widths = picturesOf(shot).map(({ width }) => width)
  const widest = Math.max(...widths)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(widest)
  await expectNoneIn(page, { narrowest: Math.min(...widths), widest })
}

async function expectNoneIn(
  page: Page,
  { narrowest, widest }: Record<'narrowest' | 'widest', number>,
) {
  for (const { width, theme } of [
    { width: widest, theme: 'light' },
    { width: narrowest, theme: 'dark' },
  ] as const) {
    await test.step(`${width} px, ${theme}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme })
      await painted(page)
      await expectNoViolations(page)
      expect.soft(await findCutOff(page)).toEqual([])
    })
  }
}

/** @throws where the table has no shot of a name */
function named(shots: readonly Shot[], ...names: readonly string[]): Shot[] {
  return names.map((name) => {
    const shot = shots.find((one) => one.name === name)
    if (shot === undefined) throw new Error(`There is no shot ${name}`)
    return shot
  })
}
