import * as staged from '../../store/staging/audiences.ts'
import type { Importer, Place } from './import-table.ts'
import {
  AUDIENCE_COLUMNS,
  nameOf,
  noteUnknownCohorts,
  readAudience,
  refuseStrangers,
} from './read-audience.ts'

export const messagesImporter: Importer<Omit<staged.StagedValue, keyof Place>> = {
  columns: [...AUDIENCE_COLUMNS, 'message'],
  required: ['message'],
  key: nameOf,
  read: (cells) => ({ ...readAudience(cells), field: '', value: cells.text('message') }),
  open: staged.create,
  putAside: staged.add,
  close: staged.drop,
  refuse: refuseStrangers,
  count: staged.countMessages,
  takeOver: staged.applyMessages,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
}
