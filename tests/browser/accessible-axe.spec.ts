import { picturesOf } from '../screenshots/picture.ts'
import { SCHOOL } from '../screenshots/school.ts'
import type { GroupedShot } from '../screenshots/shot.ts'
import { SHOTS } from '../screenshots/shots.ts'
import { openShot } from '../screenshots/take.ts'
import { expectNoViolations } from '../support/axe.ts'
import { test } from '../support/browser.ts'

// The table of all shots names every route, modal and state, and how to come there: what is shown on
// the contact sheet is examined here.

// A finding names its place; recording every step of so many pages would cost more than the steps.
test.use({ trace: 'off' })

for (const shot of SHOTS) {
  const looks = looksOf(shot)
  test(`axe finds nothing: ${shot.group}, ${shot.name}`, async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/./) // failing calls leave messages; the tests of those calls mind them
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    const widest = Math.max(...picturesOf(shot).map(({ width }) => width))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openShot(page, origin, shot, widest)
    for (const { width, theme } of looks) {
      await test.step(`${width} px, ${theme}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: theme })
        await expectNoViolations(page)
      })
    }
  })
}

/** A computer in light colours and a phone in both, the widest first: there everything was pressed. */
function looksOf(shot: GroupedShot) {
  return picturesOf(shot)
    .filter(({ width, theme }) => width === 360 || (width === 1280 && theme === 'light'))
    .toSorted((a, b) => b.width - a.width)
}
