import { join } from 'node:path'
import type { ImportName } from '../../../src/server/cli/command.ts'
import type { ImportResult } from '../../../src/server/cli/import/import-table.ts'
import { runImport } from '../../../src/server/cli/import/importers.ts'
import { readTable } from '../../../src/server/cli/table/read-table.ts'
import type { OpenSchool } from '../../support/server.ts'
import { temporaryFolder } from '../program.ts'

type ImportOptions = Partial<Parameters<typeof runImport>[3]> & { readonly name?: string }

/** Imports a file with this text into an open school. */
export async function importText(
  { db, clock, passwords }: OpenSchool,
  what: ImportName,
  text: string | Buffer,
  { name = `${what}.csv`, ...options }: ImportOptions = {},
): Promise<ImportResult> {
  const file = join(await temporaryFolder({ [name]: text }), name)
  return runImport(what, db, await readTable(file), { now: clock.now(), passwords, ...options })
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
