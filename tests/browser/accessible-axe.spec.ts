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
import { goToShot, openShot } from '../screenshots/take.ts'
import { expectNoViolations } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { onEveryRoute } from '../support/every-route.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

// Every route, and each shape of modal and state once. npm run screenshots -- --axe examines every
// picture of the contact sheet, of the school's own content.

test('axe finds nothing on any route, wide and light, and on a phone in the dark', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000) // every route in turn
  const { origin } = await portal.open(FULL_SCHOOL)
  await onEveryRoute(page, origin, () => expectNoneIn(page, { narrowest: 360, widest: 1280 }))
})

const modal = (name: string, path: string, title: string): Shot => ({
  name,
  path,
  after: async (page: Page) => expect(await openCard(page, title)).toBeVisible(),
})

/** Shapes that one page shows in turn, from one load; what is held or lost for one, is so for all. */
const WALKS: Readonly<Record<string, readonly Shot[]>> = {
  'modals, forms and the drawer': [
    modal('modal, one link', '/classes', 'Cloud Link'),
    modal('modal, two links and a fact', '/classes', 'Class Link'),
    modal('modal, three links', '/meetings', 'Defense Summit'),
    modal('modal, facts to copy', '/payments', 'Naira bank transfer'),
    modal('modal, a picture', '/payments', 'Receipt upload'),
    ...named(TASK_FORM_SHOTS, 'task form, nothing entered'),
    ...named(CHECK_LATER_SHOTS, 'save ID'),
    ...named(TASK_FORM_SHOTS, 'task form, submitted'),
    ...named(CHECK_LATER_SHOTS, 'ID saved'),
    ...named(SHELL_SHOTS, 'drawer'),
  ],
  'before the sign-in': [
    ...named(LOGIN_SHOTS, 'login, nothing entered'),
    ...named(PASSWORD_RESET_SHOTS, 'forgot password, code sent', 'reset password, no match'),
    ...named(LOGIN_SHOTS, 'login, chat open'),
  ],
  'while answers are awaited': [
    ...named(LINK_SHOTS, 'links, loading'),
    ...named(TASK_SHOTS, 'task list, loading'),
    ...named(TASK_FORM_SHOTS, 'task form, busy'),
    ...named(SHELL_SHOTS, 'logging out'),
  ],
  'where answers are lost': [
    ...named(LINK_SHOTS, 'links, failed'),
    ...named(TASK_SHOTS, 'task list, failed'),
    ...named(TASK_FORM_SHOTS, 'task form, failed'),
  ],
}

for (const [name, [first, ...others]] of Object.entries(WALKS)) {
  test(`axe finds nothing: ${name}`, async ({ page, portal, expectedErrors }) => {
    if (first === undefined) throw new Error(`${name} has no shapes`)
    test.slow() // several shapes in turn
    const { origin } = await portal.open(SCHOOL)
    for (const shot of others) await shot.before?.(page)
    if (first.before !== undefined) expectedErrors.push(FAILED_CALL)
    await test.step(first.name, () =>
      lookAt(page, first, (width) => openShot(page, origin, first, width)),
    )
    for (const shot of others) {
      await test.step(shot.name, () => lookAt(page, shot, (width) => goToShot(page, shot, width)))
    }
  })
}

/** Shapes of a school, a storage or a load of their own, or of a call that only they may see refused. */
const ALONE: readonly Shot[] = [
  ...named(CHECK_LATER_SHOTS, 'ID not saved', 'check later, many'),
  ...named(LINK_SHOTS, 'links, one of two stored'),
  ...named(LOGIN_SHOTS, 'login, busy', 'login, wrong password', 'login because of no connection'),
  ...named(DASHBOARD_SHOTS, 'dashboard, both messages'),
  ...named(SHELL_SHOTS, 'session check', 'deactivated'),
  ...named(TASK_SHOTS, 'task list, no tasks', 'task, not found'),
]

/** Where the real server says no; where calls are lost or held, `before` does it. */
const REFUSED = new Set(['login, wrong password', 'task, not found'])

for (const shot of ALONE) {
  test(`axe finds nothing: ${shot.name}`, async ({ page, portal, expectedErrors }) => {
    if (shot.before !== undefined || REFUSED.has(shot.name)) expectedErrors.push(FAILED_CALL)
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
      await expectNoViolations(page)
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
