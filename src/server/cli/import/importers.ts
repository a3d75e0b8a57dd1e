import type { Database } from '../../store/database.ts'
import type { ImportName } from '../command.ts'
import { importTable, type Imported } from './import-table.ts'
import type { Passwords } from '../../security/password.ts'
import { linksImporter } from './links.ts'
import { messagesImporter } from './messages.ts'
import type { Table } from '../table/table.ts'
import { studentImporter } from './students.ts'
import { tasksImporter } from './tasks.ts'

type Options = {
  readonly now: Date
  readonly passwords: Passwords
  /** Told how many of how many passwords have been looked at: hashing takes its time. */
  readonly progress?: (done: number, all: number) => void
}

/** Imports a table as one kind of thing; when anything in it is wrong, nothing of it. */
export function importAs(
  what: ImportName,
  db: Database,
  table: Table,
  { now, passwords, progress = () => {} }: Options,
): Promise<Imported> {
  switch (what) {
    case 'students':
      return importTable(db, studentImporter(passwords, progress), table, now)
    case 'links':
      return importTable(db, linksImporter, table, now)
    case 'messages':
      return importTable(db, messagesImporter, table, now)
    case 'tasks':
      return importTable(db, tasksImporter, table, now)
  }
}
