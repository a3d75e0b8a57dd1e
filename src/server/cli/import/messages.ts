import { messageOf, saveMessage } from '../../store/messages.ts'
import type { Cell } from '../table/cell.ts'
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

type MessageItem = { readonly audience: WrittenAudience; readonly text: Cell }

export const messagesImporter: Importer<MessageItem> = {
  columns: [...AUDIENCE_COLUMNS, 'message'],
  required: ['message'],
  key: ({ audience }) => nameOf(audience),
  read: (cells) => ({ audience: readAudience(cells), text: cells.text('message') }),
  async save(db, { audience: written, text }) {
    const audience = await storedAudience(db, written)
    const stored = await messageOf(db, audience)
    if (text === undefined || text === stored) return 'unchanged'
    await saveMessage(db, audience, text)
    return stored === '' ? 'added' : 'updated'
  },
  notes: (db, items) => noteUnknownCohorts(db, cohortsOf(items.map(({ audience }) => audience))),
}
