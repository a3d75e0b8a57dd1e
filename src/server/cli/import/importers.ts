import type { UtcOffsets } from '../../../contract/wall-time.ts'
import type { Passwords } from '../../security/password.ts'
import type { Database } from '../../store/database.ts'
import type { StoredFields } from '../../stored-fields.ts'
import type { ImportName } from '../command.ts'
import type { Table } from '../table/table.ts'
import { hashPasswords } from './hash-passwords.ts'
import { importTable, type ImportResult, type Replacing } from './import-table.ts'
import { linksImporter } from './links.ts'
import { messagesImporter } from './messages.ts'
import { studentImporter } from './students.ts'
import { tasksImporter } from './tasks.ts'

type Options = {
  readonly now: Date
  readonly passwords: Passwords
  /** The fields that the school stores. */
  readonly fields: StoredFields
  /** The school's zone. */
  readonly zone: UtcOffsets
  /** Says what would happen, and changes nothing. */
  readonly dryRun?: boolean
  /** The file's passwords overwrite existing ones. */
  readonly overwritePasswords?: boolean
  /** The table is the whole truth: what is gone from it since these names were imported is removed. */
  readonly replacing?: Pick<Replacing, 'before'> | undefined
  /** Called with the number of passwords that are done, because hashing is slow. */
  readonly progress?: (done: number, all: number) => void
}

/** Imports a table as one kind of data. With any error in it, nothing is imported. */
export function runImport(
  what: ImportName,
  db: Database,
  table: Table,
  options: Options,
): Promise<ImportResult> {
  const { now, passwords, fields, zone, dryRun = false, overwritePasswords = false } = options
  const { progress = () => {} } = options
  const replacing = options.replacing && { ...options.replacing, columns: table.columns }
  const how: Parameters<typeof importTable>[3] = {
    dryRun,
    hash: (wanted) => hashPasswords(wanted, { passwords, progress, dryRun }),
  }
  switch (what) {
    case 'students': {
      const importer = studentImporter(overwritePasswords ? 'overwrite' : 'keep', now)
      return importTable(db, importer, table, how)
    }
    case 'links':
      return importTable(db, linksImporter(fields, now, replacing), table, how)
    case 'messages':
      return importTable(db, messagesImporter(now, zone, replacing), table, how)
    case 'tasks':
      return importTable(db, tasksImporter(replacing), table, how)
  }
}
