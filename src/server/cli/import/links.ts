import { linkAddress } from '../../../contract/address.ts'
import { STORED_LINK_FIELDS, type StoredLinks } from '../../../contract/links.ts'
import * as staged from '../../store/staging/audiences.ts'
import type { CellReader } from '../table/cell.ts'
import type { Importer } from './import-table.ts'
import type { WrittenAudience } from './read-audience.ts'
import {
  AUDIENCE_COLUMNS,
  nameOf,
  noteUnknownCohorts,
  readAudience,
  refuseStrangers,
  stagedAudience,
} from './read-audience.ts'

type LinksItem = { readonly audience: WrittenAudience; readonly links: StoredLinks }

export const linksImporter: Importer<LinksItem> = {
  columns: [...AUDIENCE_COLUMNS, ...STORED_LINK_FIELDS],
  required: [],
  key: ({ audience }) => nameOf(audience),
  read: (cells) => ({ audience: readAudience(cells), links: readLinks(cells) }),
  open: staged.create,
  putAside: (db, items) =>
    staged.add(
      db,
      items.flatMap(({ line, place, audience: whom, links }) => {
        const { audience, written } = stagedAudience(whom)
        const fields: [string, string | null][] = Object.entries(links)
        // A row that names no link still counts as one that changes nothing.
        if (fields.length === 0) fields.push(['', null])
        return fields.map(([field, value]) => ({ line, place, audience, written, field, value }))
      }),
    ),
  close: staged.drop,
  refuse: refuseStrangers,
  count: staged.countLinks,
  takeOver: staged.applyLinks,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
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
