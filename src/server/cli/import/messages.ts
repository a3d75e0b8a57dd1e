import * as staged from '../../store/staging/audiences.ts'
import type { Cell } from '../table/cell.ts'
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

type MessageItem = { readonly audience: WrittenAudience; readonly text: Cell }

export const messagesImporter: Importer<MessageItem> = {
  columns: [...AUDIENCE_COLUMNS, 'message'],
  required: ['message'],
  key: ({ audience }) => nameOf(audience),
  read: (cells) => ({ audience: readAudience(cells), text: cells.text('message') }),
  open: staged.create,
  putAside: (db, items) =>
    staged.add(
      db,
      items.map(({ line, place, audience, text }) => {
        return { line, place, ...stagedAudience(audience), field: '', value: text ?? null }
      }),
    ),
  close: staged.drop,
  refuse: refuseStrangers,
  count: staged.countMessages,
  takeOver: staged.applyMessages,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
}
