import type { Picture } from '../../scripts/test/contact-sheet.ts'
import { picturesOf } from './picture.ts'
import type { GroupedShot, Shot } from './shot.ts'

// What npm run screenshots was asked for, as it hands it on.
const { words, widths, themes, axe } = readWanted()

/** Whether axe examines every picture. */
export const EXAMINED = axe

/** Whether the shot's name or group holds one of the words; without words every shot is wanted. */
export function isWanted({ name, group }: GroupedShot): boolean {
  const text = `${group} ${name}`.toLowerCase()
  return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))
}

/** The wanted pictures of a shot, the widest first: there everything can be pressed. */
export function wantedPictures(shot: Shot): Picture[] {
  return picturesOf(shot)
    .filter(({ width, theme }) => widths.includes(String(width)) && themes.includes(theme))
    .toSorted((a, b) => b.width - a.width)
}

type Wanted = { words: string[]; widths: string[]; themes: string[]; axe: boolean }

function readWanted(): Wanted {
  const wanted = process.env['PORTAL_SHOTS']
  if (wanted === undefined) throw new Error('Pictures are taken by npm run screenshots')
  return JSON.parse(wanted)
}
