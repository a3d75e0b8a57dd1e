import type { Page } from '@playwright/test'
import { picturesOf } from '../screenshots/picture.ts'
import { SCHOOL } from '../screenshots/school.ts'
import type { Shot } from '../screenshots/shot.ts'
import { CHECK_LATER_SHOTS } from '../screenshots/tables/check-later.ts'
import { DASHBOARD_SHOTS } from '../screenshots/tables/dashboard.ts'
import { LINK_SHOTS } from '../screenshots/tables/links.ts'
import { LOGIN_SHOTS } from '../screenshots/tables/login.ts'
import { PASSWORD_RESET_SHOTS } from '../screenshots/tables/password-reset.ts'
import { SHELL_SHOTS } from '../screenshots/tables/shell.ts'
import { TASK_FORM_SHOTS } from '../screenshots/tables/task-form.ts'
import { TASK_SHOTS } from '../screenshots/tables/tasks.ts'
import { openShot } from '../screenshots/take.ts'
import { expectNoViolations } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

// Every route, and each shape of modal and state once. npm run screenshots -- --axe examines every
// picture of the contact sheet, of the school's own content.

const WIDE_AND_LIGHT = { width: 1280, theme: 'light' } as const
const PHONE_AND_DARK = { width: 360, theme: 'dark' } as const

for (const { width, theme } of [WIDE_AND_LIGHT, PHONE_AND_DARK]) {
  test(`axe finds nothing on any route: ${width} px, ${theme}`, async ({ page, portal }) => {
    test.setTimeout(180_000) // every route in turn
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    const { origin } = await portal.open(FULL_SCHOOL)
    await onEveryRoute(page, origin, () => expectNoViolations(page))
  })
}

const modal = (name: string, path: string, title: string): Shot => ({
  name,
  path,
  after: async (page: Page) => expect(await openCard(page, title)).toBeVisible(),
})

const SHAPES: readonly Shot[] = [
  modal('modal, one link', '/classes', 'Cloud Link'),
  modal('modal, two links and a fact', '/classes', 'Class Link'),
  modal('modal, three links', '/meetings', 'Defense Summit'),
  modal('modal, facts to copy', '/payments', 'Naira bank transfer'),
  modal('modal, a picture', '/payments', 'Receipt upload'),
  ...named(
    CHECK_LATER_SHOTS,
    'sent, the form',
    'sent, kept',
    'sent, not kept',
    'check later, many',
  ),
  ...named(LINK_SHOTS, 'links, loading', 'links, failed', 'links, one of two stored'),
  ...named(LOGIN_SHOTS, 'login, nothing entered', 'login, busy', 'login, chat open'),
  ...named(LOGIN_SHOTS, 'login, wrong password', 'login because of no connection'),
  ...named(PASSWORD_RESET_SHOTS, 'forgot password, code sent', 'reset password, no match'),
  ...named(DASHBOARD_SHOTS, 'dashboard, both messages'),
  ...named(SHELL_SHOTS, 'session check', 'deactivated', 'drawer', 'logging out'),
  ...named(TASK_SHOTS, 'task list, loading', 'task list, failed', 'task list, no tasks'),
  ...named(TASK_SHOTS, 'task, not found'),
  ...named(TASK_FORM_SHOTS, 'task form, nothing entered', 'task form, busy', 'task form, failed'),
  ...named(TASK_FORM_SHOTS, 'task form, submitted'),
]

/** Where the real server says no; where calls are lost or held, `before` does it. */
const REFUSED = new Set(['login, wrong password', 'task, not found'])

for (const shot of SHAPES) {
  test(`axe finds nothing: ${shot.name}`, async ({ page, portal, expectedErrors }) => {
    if (shot.before !== undefined || REFUSED.has(shot.name)) expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    const widths = picturesOf(shot).map(({ width }) => width)
    const looks = [
      { width: Math.max(...widths), theme: 'light' },
      { width: Math.min(...widths), theme: 'dark' },
    ] as const
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openShot(page, origin, shot, looks[0].width)
    for (const { width, theme } of looks) {
      await test.step(`${width} px, ${theme}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: theme })
        await expectNoViolations(page)
      })
    }
  })
}

/** @throws where the table has no shot of a name */
function named(shots: readonly Shot[], ...names: readonly string[]): Shot[] {
  return names.map((name) => {
    const shot = shots.find((one) => one.name === name)
    if (shot === undefined) throw new Error(`There is no shot ${name}`)
    return shot
  })
}
