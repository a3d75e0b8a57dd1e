import {
  anchor,
  THEMES,
  WIDTHS,
  type Picture,
  type Width,
} from '../../scripts/test/contact-sheet.ts'
import path from 'node:path'
import type { Look, Shot } from './shot.ts'

const EVERY_LOOK: readonly Look[] = WIDTHS.flatMap((width) =>
  THEMES.map((theme) => ({ width, theme })),
)

/** Only these widths; a shot is opened on the widest of them. */
export function at(...widths: readonly Width[]): readonly Look[] {
  return EVERY_LOOK.filter(({ width }) => widths.includes(width))
}

/** For what hardly changes from look to look: three say as much as six. */
export const FEW_LOOKS = EVERY_LOOK.filter(
  ({ width, theme }) => width === 360 || (width === 1280 && theme === 'light'),
)

/** The pictures that a shot leaves behind, in the order of the sheet. */
export function picturesOf({ name, looks = EVERY_LOOK }: Shot): Picture[] {
  return looks.map(({ width, theme }) => ({
    width,
    theme,
    file: `${anchor(name)}.${width}.${theme}.png`,
  }))
}

/** A file beside the sheet. */
export function inFolder(file: string): string {
  const folder = process.env['PORTAL_SHOTS_FOLDER']
  if (folder === undefined) throw new Error('Pictures are taken by npm run screenshots')
  return path.join(folder, file)
}
