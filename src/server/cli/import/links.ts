import { linkAddress } from '../../../contract/address.ts'
import { STORED_LINK_FIELDS, type StoredLinks } from '../../../contract/links.ts'
import { linksOf, saveLinks } from '../../store/links.ts'
import type { CellReader } from '../table/cell.ts'
import type { Importer } from './import-table.ts'
import type { WrittenAudience } from './read-audience.ts'
import {
  AUDIENCE_COLUMNS,
  cohortsOf,
  nameOf,
  noteUnknownCohorts,
  readAudience,
  storedAudience,
} from './read-audience.ts'

type LinksItem = { readonly audience: WrittenAudience; readonly links: StoredLinks }

export const linksImporter: Importer<LinksItem> = {
  columns: [...AUDIENCE_COLUMNS, ...STORED_LINK_FIELDS],
  required: [],
  key: ({ audience }) => nameOf(audience),
  read: (cells) => ({ audience: readAudience(cells), links: readLinks(cells) }),
  async save(db, { audience: written, links }) {
    const audience = await storedAudience(db, written)
    const stored = await linksOf(db, audience)
    const same = Object.entries(links).every(([field, value]) => (stored[field] ?? '') === value)
    if (same) return 'unchanged'
    await saveLinks(db, audience, links)
    return Object.keys(stored).length === 0 ? 'added' : 'updated'
  },
  notes: (db, items) => noteUnknownCohorts(db, cohortsOf(items.map(({ audience }) => audience))),
}

function readLinks(cells: CellReader): StoredLinks {
  const links: Record<string, string> = {}
  for (const field of STORED_LINK_FIELDS) {
    const value = cells.text(field)
    if (value === undefined) continue
    links[field] = value
    // The one field that is shown, not followed.
    if (field === 'lesson_time' || value === '' || linkAddress(value) !== null) continue
    cells.problems.push(
      `${field} '${value}' is not an address that is safe to follow. Write https://…, mailto:…, ` +
        'tel:… or a path of the portal such as /mentor-tasks.',
    )
  }
  return links
}
