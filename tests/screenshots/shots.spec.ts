import { rm } from 'node:fs/promises'
import { test } from '../support/browser.ts'
import { inFolder, picturesOf } from './picture.ts'
import { SCHOOL } from './school.ts'
import { SHOTS } from './shots.ts'
import { openShot, takePicture } from './take.ts'
import { isWanted, wantedPictures } from './wanted.ts'

for (const shot of SHOTS.filter(isWanted)) {
  const pictures = wantedPictures(shot)
  if (pictures.length === 0) continue
  test(`${shot.group}: ${shot.name}`, async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(/./) // failing calls leave messages; the tests mind those
    // A shot that fails shows as missing, not as it was in an earlier run.
    for (const { file } of pictures) await rm(inFolder(file), { force: true })
    const { origin } = await portal.open(shot.school ?? SCHOOL)
    const widest = Math.max(...picturesOf(shot).map(({ width }) => width))
    await openShot(page, origin, shot, widest)
    for (const picture of pictures) await takePicture(page, shot, picture)
  })
}
