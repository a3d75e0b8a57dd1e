import { cleanKey } from '../../contract/key.ts'
import { normalizeEmail } from '../email-address.ts'

/** The columns by which a row is found: no two rows of the table have the same. */
const KEYS = {
  students: ['email'],
  tasks: ['cohort', 'lesson_number'],
  links: ['audience', 'audience_name', 'field'],
  messages: ['audience', 'audience_name'],
} as const

type Key = Readonly<Record<string, string>>

/** Stored keys that the portal would write otherwise today. */
export type UncleanKeys = {
  readonly table: keyof typeof KEYS
  readonly clean: Key
  /** All stored keys with this clean form: two or more would become one. */
  readonly stored: readonly Key[]
}

/** @param read runs a query */
export async function uncleanKeys(
  read: (sql: string) => Promise<readonly unknown[]>,
): Promise<UncleanKeys[]> {
  const unclean: UncleanKeys[] = []
  for (const [table, columns] of Object.entries(KEYS)) {
    const rows = (await read(`select ${columns.join(', ')} from ${table}`)) as Key[]
    const byForm = Map.groupBy(rows, (stored) => JSON.stringify(cleaned(stored)))
    for (const [form, stored] of byForm) {
      if (stored.every((key) => JSON.stringify(key) === form)) continue
      unclean.push({ table: table as UncleanKeys['table'], clean: JSON.parse(form) as Key, stored })
    }
  }
  return unclean
}

function cleaned(stored: Key): Key {
  return Object.fromEntries(
    Object.entries(stored).map(([column, text]) => {
      return [column, column === 'email' ? normalizeEmail(text) : cleanKey(text)]
    }),
  )
}
