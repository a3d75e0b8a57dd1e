import type { Page } from '@playwright/test'
import type { Theme, Width } from '../../scripts/test/contact-sheet.ts'
import type { TestSchool } from '../support/server.ts'

/** One page, modal or state of the portal, and how to come to it. One line in a table. */
export type Shot = {
  /** Names the shot on the sheet, its pictures' files, and what `npm run screenshots -- WORD` looks in. */
  readonly name: string
  readonly path: string
  /** Nobody is signed in; else Ada is. */
  readonly stranger?: true
  /** The school it is taken in, where the usual one does not do. */
  readonly school?: TestSchool
  /** What is arranged before the page loads: calls that fail, or wait. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What is pressed and typed once the page is there, on the widest screen of the shot. */
  readonly after?: (page: Page) => Promise<unknown>
  /** The state is that something is still loading: nothing waits for it. */
  readonly loading?: true
  /** The picture shows what a student sees at once; else the whole page, however long. */
  readonly viewport?: true
  /** Where fewer pictures than all say as much. */
  readonly looks?: readonly Look[]
}

/** How a screen is looked at. */
export type Look = { readonly width: Width; readonly theme: Theme }

/** A shot with the section of the sheet that it stands in. */
export type GroupedShot = Shot & { readonly group: string }
