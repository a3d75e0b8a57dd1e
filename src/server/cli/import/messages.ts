import * as staged from '../../store/staging/audiences.ts'
import type { Importer, Place } from './import-table.ts'
import {
  AUDIENCE_COLUMNS,
  nameOf,
  noteUnknownCohorts,
  readAudience,
  checkStudents,
} from './read-audience.ts'

export const messagesImporter: Importer<Omit<staged.StagedValue, keyof Place>> = {
  columns: [...AUDIENCE_COLUMNS, 'message'],
  required: ['message'],
  key: nameOf,
  read: (cells) => ({ ...readAudience(cells), field: '', value: cells.text('message') }),
  createTable: staged.create,
  stage: staged.add,
  dropTable: staged.drop,
  validate: checkStudents,
  count: staged.countMessages,
  apply: staged.applyMessages,
  notes: async (db) => noteUnknownCohorts(db, await staged.namedCohorts(db)),
}
