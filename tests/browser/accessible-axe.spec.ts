import type { Page } from '@playwright/test'
import { SCHOOL } from '../screenshots/pictured-school.ts'
import { picturesOf, type Shot } from '../screenshots/shot.ts'
import { DASHBOARD_SHOTS } from '../screenshots/tables/dashboard.ts'
import { FORM_SHOTS } from '../screenshots/tables/forms.ts'
import { SHELL_SHOTS } from '../screenshots/tables/shell.ts'
import { TASK_SHOTS } from '../screenshots/tables/tasks.ts'
import { goToShot, openShot } from '../screenshots/take.ts'
import { expectAccessible } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { openCard } from '../support/cards.ts'
import { onEveryShape } from '../support/every-shape.ts'
import { QUIET_SCHOOL } from '../support/full-school.ts'
import { findLowTargets } from '../support/targets.ts'

// Each shape of page, of modal and of state once. npm run screenshots -- --axe examines
// every picture.

/** What a thumb must hit. */
const MAIN_TARGETS = ['button', 'input:not([type=checkbox])', 'nav li > a:not([href^="#"])']
/** On the sign-in and the steps of the password reset every link is one. */
const FORM_TARGETS = [...MAIN_TARGETS, 'a', '[type=checkbox] + label']

const DIALOG_TARGETS = ['button', 'nav a', 'footer a'].map((each) => `[data-dialog] ${each}`)

test('every shape of page passes axe and has targets that are large enough', async ({
  page,
  portal,
}) => {
  test.slow() // every shape in turn
  await portal.enter('/', QUIET_SCHOOL)
  await onEveryShape(page, async ({ path }) => {
    await expectAccessible(page, 1280, 360)
    const targets = /login|otp/.test(path) ? FORM_TARGETS : MAIN_TARGETS
    expect.soft(await findLowTargets(page, targets.join()), '44 px').toEqual([])
  })
})

test('modals, the drawer, the search and the receipt pass axe and have targets that are large enough', async ({
  page,
  portal,
}) => {
  test.slow() // several shapes in turn
  const first = modalShot('modal, two links and a fact', '/classes', 'Class Link')
  const { origin } = await portal.open(SCHOOL)
  await examine(page, first, () => openShot(page, origin, first))
  for (const shot of [
    modalShot('modal, facts to copy', '/payments', 'Naira bank transfer'),
    named(FORM_SHOTS, 'task form, submitted'),
    named(SHELL_SHOTS, 'ID saved'),
    named(SHELL_SHOTS, 'search, results'),
    named(SHELL_SHOTS, 'drawer'),
    named(SHELL_SHOTS, 'search, nothing found'),
  ]) {
    await test.step(shot.name, async () => {
      await examine(page, shot, () => goToShot(page, shot))
      expect.soft(await findLowTargets(page, DIALOG_TARGETS.join()), '44 px').toEqual([])
    })
  }
})

// Each needs its own school or load.
for (const shot of [
  named(FORM_SHOTS, 'login, wrong password'),
  named(DASHBOARD_SHOTS, 'dashboard, both messages'),
  named(SHELL_SHOTS, 'deactivated'),
  named(TASK_SHOTS, 'task list, failed'),
  named(TASK_SHOTS, 'task form, a receipt the school does not know'),
]) {
  test(`the state '${shot.name}' passes axe and has buttons that are large enough`, async ({
    page,
    portal,
    expectedErrors,
  }) => {
    if (shot.before !== undefined || /wrong/.test(shot.name)) expectedErrors.push(FAILED_CALL)
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    await examine(page, shot, () => openShot(page, origin, shot))
    expect.soft(await findLowTargets(page, 'button'), '44 px').toEqual([])
  })
}

/** Opens a shot and examines it on its widest and its narrowest screen. */
async function examine(page: Page, shot: Shot, open: () => Promise<void>): Promise<void> {
  await open()
  const widths = picturesOf(shot).map(({ width }) => width)
  await expectAccessible(page, Math.max(...widths), Math.min(...widths))
}

function modalShot(name: string, path: string, title: string): Shot {
  const after = async (page: Page) => expect(await openCard(page, title)).toBeVisible()
  return { name, path, after }
}

/** @throws where the table has no shot of this name */
function named(shots: readonly Shot[], name: string): Shot {
  const shot = shots.find((one) => one.name === name)
  if (shot === undefined) throw new Error(`There is no shot ${name}`)
  return shot
}
