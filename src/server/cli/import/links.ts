import { linkAddress } from '../../../contract/address.ts'
import type { StoredFields } from '../../../contract/stored-fields.ts'
import type { Cell, CellReader } from '../table/cell.ts'
import { audienceImporter } from './audiences.ts'
import type { Replacing } from './import-table.ts'
import { oneAddress } from './read-address.ts'

/** @param fields those that the school stores */
export const linksImporter = (fields: StoredFields, now: Date, replacing?: Replacing) =>
  audienceImporter({
    table: 'links',
    columns: [...fields.keys()],
    required: [],
    moreColumns:
      'A new one needs a place in content/links.json first, and npm run build after that.',
    now,
    replacing,
    isReplaced: ({ field }) => replacing?.columns.includes(field) === true,
    readValues: (cells) =>
      [...fields].map(([field, kind]) => {
        const value = kind === 'text' ? cells.text(field) : readLink(cells, field)
        return { field, value, until: '' }
      }),
  })

function readLink(cells: CellReader, field: string): Cell {
  const value = oneAddress(cells, field)
  if (value && linkAddress(value) === null) {
    cells.problems.push(
      `${field} '${value}' is not an address that is safe to follow. Write https://…, mailto:…, ` +
        'tel:… or a path of the portal such as /mentor-tasks.',
    )
  }
  return value
}
