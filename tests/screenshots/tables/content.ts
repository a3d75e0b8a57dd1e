import type { Page } from '@playwright/test'
import { pages } from '../../../src/content/compiled/index.ts'
import { pageLoaders } from '../../../src/content/compiled/loaders.ts'
import { expect } from '../../support/browser.ts'
import { openCard } from '../../support/cards.ts'
import { PROTECTED_ROUTES, PUBLIC_ROUTES } from '../../support/routes.ts'
import type { Shot } from '../shot.ts'
import { see } from '../steps.ts'

const ofContent = Object.values(pages)
const contentPaths = new Set(ofContent.map(({ path }) => path))

/** Every route: those of the specification, and every other page of content/. */
export const PAGE_SHOTS: readonly Shot[] = [
  ...PUBLIC_ROUTES.map(({ path }) => page(path, true)),
  ...ofContent.map((entry) => page(entry.path, entry.public)),
  ...PROTECTED_ROUTES.filter(({ path }) => !contentPaths.has(path)).map(({ path }) => page(path)),
  { name: 'page not found', path: '/no-such-page' },
  {
    name: 'page of which a part is missing',
    path: '/payments',
    before: (page) => page.route(/assets\/payments-/, (route) => route.abort()),
    after: see('Part of the portal failed to load'),
  },
]

/** The modal of every card with every link stored, on the card's own page if that shows it. */
export const MODAL_SHOTS: readonly Shot[] = await everyModal()

function page(path: string, isPublic = false): Shot {
  return { name: `page ${path}`, path, ...(isPublic && { stranger: true }) }
}

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
