import type { Page } from '@playwright/test'
import type { Shot } from '../shot.ts'
import { inTurn, lose, press, see } from '../steps.ts'

const opened = press('Search')

function searchFor(words: string) {
  return inTurn(opened, (page) => page.getByRole('combobox', { name: 'Search' }).fill(words))
}

const base = { path: '/payments', viewport: true } as const

export const SEARCH_SHOTS: readonly Shot[] = [
  { ...base, name: 'search, empty', after: inTurn(opened, see('Class Link')) },
  { ...base, name: 'search, results', after: searchFor('receipt') },
  {
    ...base,
    name: 'search, a section and a slip',
    after: searchFor('refnds'),
  },
  { ...base, name: 'search, nothing found', after: searchFor('xylophone') },
  {
    ...base,
    name: 'search, its code is lost',
    before: (page: Page) => page.route(/assets\/search-box-/, (route) => route.abort()),
    after: inTurn(opened, see(/could not be loaded/)),
  },
  {
    ...base,
    name: 'search, no tasks',
    before: lose('get_tasks.php'),
    after: inTurn(searchFor('receipt'), see(/not searched/)),
  },
]
