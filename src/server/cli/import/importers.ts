import type { Database } from '../../store/database.ts'
import { fieldsOf, zoneOf, type BuiltPortal } from '../built-portal.ts'
import type { ImportName } from '../command.ts'
import type { Table } from '../table/table.ts'
import type { HashOptions } from './hash-passwords.ts'
import { importTable, type ImportHow, type ImportResult } from './import-table.ts'
import { linksImporter } from './links.ts'
import { messagesImporter } from './messages.ts'
import { studentImporter } from './students.ts'
import { tasksImporter } from './tasks.ts'

type Options = ImportHow &
  HashOptions & { readonly now: Date; readonly portal?: BuiltPortal | undefined }

/** Imports a table as one kind of data. With any error in it, nothing is imported. */
export async function runImport(
  what: ImportName,
  db: Database,
  table: Table,
  options: Options,
): Promise<ImportResult> {
  const { now, portal, overwritePasswords = false } = options
  const replacing = options.replacing && { ...options.replacing, columns: table.columns }
  switch (what) {
    case 'students': {
      const importer = studentImporter(overwritePasswords ? 'overwrite' : 'keep', now)
      return importTable(db, importer, table, options)
    }
    case 'links':
      return importTable(db, linksImporter(fieldsOf(portal), now, replacing), table, options)
    case 'messages':
      return importTable(db, messagesImporter(now, zoneOf(portal), replacing), table, options)
    case 'tasks':
      return importTable(db, tasksImporter(replacing), table, options)
  }
}
