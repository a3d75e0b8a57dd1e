import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { TestSchool } from '../support/server.ts'

/** A phone, the widest drawer, a laptop; the widest first: there everything can be pressed. */
const LOOKS = [
  { width: 1280, theme: 'light' },
  { width: 900, theme: 'light' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
] as const

type Look = (typeof LOOKS)[number]

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
  /** By default every width. */
  readonly widths?: readonly Look['width'][]
}

export type Picture = Look & { readonly file: string }

export const FOLDER = fileURLToPath(new URL('../../.cache/screenshots', import.meta.url))

/** The pictures of a shot, the widest first. */
export function picturesOf({ name, widths }: Shot): Picture[] {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const looks = LOOKS.filter(({ width }) => widths?.includes(width) ?? true)
  return looks.map((look) =>
    Object.assign({ file: `${slug}.${look.width}.${look.theme}.png` }, look),
  )
}
