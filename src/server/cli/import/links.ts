import { linkAddress } from '../../../contract/address.ts'
import type { StoredLinks } from '../../../contract/links.ts'
import * as staged from '../../store/staging/audiences.ts'
import type { StoredFields } from '../../stored-fields.ts'
import type { CellReader } from '../table/cell.ts'
import type { Importer } from './import-table.ts'
import type { WrittenAudience } from './read-audience.ts'
import {
  AUDIENCE_COLUMNS,
  nameOf,
  noteUnknownCohorts,
  readAudience,
  checkStudents,
} from './read-audience.ts'

type LinksItem = WrittenAudience & { readonly links: StoredLinks }

/** @param fields those that the school stores */
export const linksImporter = (fields: StoredFields): Importer<LinksItem> => ({
  columns: [...AUDIENCE_COLUMNS, ...fields.keys()],
  moreColumns: 'A new one needs a place in content/links.json first, and npm run build after that.',
  required: [],
  key: nameOf,
  read: (cells) => ({ ...readAudience(cells), links: readLinks(cells, fields) }),
  createTable: staged.create,
  stage: (db, items) =>
    staged.add(
      db,
      items.flatMap(({ line, place, audience, written, links }) => {
        const fields: [string, string | null][] = Object.entries(links)
        // A row without links still counts, as unchanged.
        if (fields.length === 0) fields.push(['', null])
        return fields.map(([field, value]) => ({ line, place, audience, written, field, value }))
      }),
    ),
  dropTable: staged.drop,
  validate: checkStudents,
  count: staged.countLinks,
  apply: staged.applyLinks,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
})

function readLinks(cells: CellReader, fields: StoredFields): StoredLinks {
  const links: Record<string, string> = {}
  for (const [field, kind] of fields) {
    const value = cells.text(field)
    if (value === null) continue
    links[field] = value
    if (kind === 'text' || value === '' || linkAddress(value) !== null) continue
    cells.problems.push(
      `${field} '${value}' is not an address that is safe to follow. Write https://…, mailto:…, ` +
        'tel:… or a path of the portal such as /mentor-tasks.',
    )
  }
  return links
}
