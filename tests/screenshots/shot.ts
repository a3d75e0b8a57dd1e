import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { TestSchool } from '../support/server.ts'

const WIDTHS = [360, 900, 1280] as const // a phone, the widest drawer, a laptop
const THEMES = ['light', 'dark'] as const

type Width = (typeof WIDTHS)[number]
type Look = { readonly width: Width; readonly theme: (typeof THEMES)[number] }

/** One page, modal or state of the portal, and how to reach it. One line in a table. */
export type Shot = {
  /** Names the shot on the sheet and its files. `npm run screenshots -- WORD` searches in it. */
  readonly name: string
  readonly path: string
  /** Nobody is signed in; otherwise Ada is. */
  readonly stranger?: true
  /** A school other than the usual one. */
  readonly school?: TestSchool
  /** Runs before the page loads: calls that fail or wait. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Runs once the page is there, on the widest screen of the shot: presses and typing. */
  readonly after?: (page: Page) => Promise<unknown>
  /** The shot shows something that loads, so nothing waits for its end. */
  readonly loading?: true
  /** The picture shows the first screen; otherwise the whole page, however long. */
  readonly viewport?: true
  /** By default every width in light and dark. */
  readonly looks?: readonly Look[]
}

export type Picture = Look & { readonly file: string }

export const FOLDER = fileURLToPath(new URL('../../.cache/screenshots', import.meta.url))

const EVERY_LOOK: readonly Look[] = WIDTHS.flatMap((width) =>
  THEMES.map((theme) => ({ width, theme })),
)

export function at(...widths: readonly Width[]): readonly Look[] {
  return EVERY_LOOK.filter(({ width }) => widths.includes(width))
}

/** For shots that hardly change between looks. */
export const FEW_LOOKS = EVERY_LOOK.filter(
  ({ width, theme }) => width === 360 || (width === 1280 && theme === 'light'),
)

/** The pictures of a shot, the widest first: there everything can be pressed. */
export function picturesOf({ name, looks = EVERY_LOOK }: Shot): Picture[] {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return looks
    .map((look) => ({ ...look, file: `${slug}.${look.width}.${look.theme}.png` }))
    .toSorted((one, other) => other.width - one.width)
}
