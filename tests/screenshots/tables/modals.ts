import type { Page } from '@playwright/test'
import { pages } from '../../../src/content/compiled/index.ts'
import { pageLoaders } from '../../../src/content/compiled/loaders.ts'
import { expect } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import type { Shot } from '../shot.ts'
import { CHECK_LATER_SHOTS } from './check-later.ts'

/** The modal of every card with every link stored, on the card's own page if that shows it. */
export const MODAL_SHOTS: readonly Shot[] = [...(await everyModal()), ...CHECK_LATER_SHOTS]

async function everyModal(): Promise<Shot[]> {
  const shots = new Map<string, Shot>()
  for (const load of Object.values(pageLoaders)) {
    const { page } = await load()
    const { path } = pages[page.slug]
    for (const { id, title } of page.cards) {
      if (shots.has(id) && !id.startsWith(`${page.slug}/`)) continue
      const open = async (shown: Page) => expect(await openCard(shown, title)).toBeVisible()
      shots.set(id, { name: `modal ${id}`, path, after: open, viewport: true })
    }
  }
  return [...shots.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
