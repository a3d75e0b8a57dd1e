import { rm } from 'node:fs/promises'
import { expectNoViolations } from '../support/axe.ts'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { test } from '../support/browser.ts'
import { inFolder, picturesOf } from './picture.ts'
import { SCHOOL } from './school.ts'
import { SHOTS } from './shots.ts'
import { openShot, takePicture } from './take.ts'
import { EXAMINED, isWanted, wantedPictures } from './wanted.ts'

/** Calls, pictures and parts of the portal that fail on purpose; any other error fails the shot. */
const FAILED = [
  FAILED_CALL,
  /ERR_INTERNET_DISCONNECTED/,
  /dynamically imported module/,
  /failed to load/,
]

for (const shot of SHOTS.filter(isWanted)) {
  const pictures = wantedPictures(shot)
  if (pictures.length === 0) continue
  test(`${shot.group}: ${shot.name}`, async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(...FAILED)
    // A shot that fails shows as missing, not as it was in an earlier run.
    for (const { file } of pictures) await rm(inFolder(file), { force: true })
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    const widest = Math.max(...picturesOf(shot).map(({ width }) => width))
    await openShot(page, origin, shot, widest)
    for (const picture of pictures) {
      await takePicture(page, shot, picture)
      if (EXAMINED) await test.step(picture.file, () => expectNoViolations(page))
    }
  })
}
