import { writeFile } from 'node:fs/promises'
import { inFolder, picturesOf } from './picture.ts'
import { SHOTS } from './shots.ts'

/** Leaves the table of all shots for the sheet, which also shows what this run does not take. */
export default async function listShots(): Promise<void> {
  const rows = SHOTS.map((shot) => ({
    name: shot.name,
    group: shot.group,
    pictures: picturesOf(shot),
  }))
  await writeFile(inFolder('shots.json'), JSON.stringify(rows))
}
