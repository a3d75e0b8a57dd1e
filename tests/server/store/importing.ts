import { join } from 'node:path'
import type { ImportName } from '../../../src/server/cli/command.ts'
import type { ImportHow, ImportResult } from '../../../src/server/cli/import/import-table.ts'
import { runImport } from '../../../src/server/cli/import/run-import.ts'
import type { Passwords } from '../../../src/server/security/password.ts'
import { readTable } from '../../../src/server/cli/table/read-table.ts'
import type { OpenSchool } from '../../support/server.ts'
import { temporaryFolder } from '../program.ts'

type ImportOptions = ImportHow & { readonly name?: string; readonly passwords?: Passwords }

/** Imports a file with this text into an open school. */
export async function importText(
  opened: OpenSchool,
  what: ImportName,
  text: string | Buffer,
  { name = `${what}.csv`, passwords = opened.passwords, ...how }: ImportOptions = {},
): Promise<ImportResult> {
  const file = join(await temporaryFolder({ [name]: text }), name)
  const context = { env: {}, terminal: console, passwords, portal: 'no portal' }
  return runImport(opened.db, what, await readTable(file), how, context, opened.clock.now())
}

/** The problems, each as 'place: text'. */
export function problemsOf(imported: ImportResult): string[] {
  return imported.ok ? [] : imported.problems.map(({ place, text }) => `${place}: ${text}`)
}

export function countsOf(imported: ImportResult): string {
  if (!imported.ok) return problemsOf(imported).join('\n')
  const { added, updated, unchanged } = imported.counts
  return `${added} added, ${updated} updated, ${unchanged} unchanged`
}
