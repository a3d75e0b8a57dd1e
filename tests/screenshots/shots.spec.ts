import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expectNoViolations } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { test } from '../support/browser.ts'
import { SCHOOL } from './pictured-school.ts'
import { FOLDER, picturesOf } from './shot.ts'
import { SHOTS } from './shots.ts'
import { openShot, takePicture } from './take.ts'

const isExamined = process.env['PORTAL_SHOTS_AXE'] === 'yes'

/** Calls, pictures and parts of the portal that fail on purpose; any other error fails the shot. */
const FAILED = [
  FAILED_CALL,
  /ERR_INTERNET_DISCONNECTED/,
  /dynamically imported module/,
  /failed to load/,
]

for (const shot of SHOTS) {
  test(shot.name, async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(...FAILED)
    const pictures = picturesOf(shot)
    // A shot that fails is missing on the sheet; no picture of an earlier run hides that.
    for (const { file } of pictures) await rm(path.join(FOLDER, file), { force: true })
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    await openShot(page, origin, shot)
    for (const picture of pictures) {
      await takePicture(page, shot, picture)
      if (isExamined) await test.step(picture.file, () => expectNoViolations(page))
    }
  })
}
