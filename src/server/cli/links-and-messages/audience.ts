import type { Command } from 'commander'
import { cleanKey } from '../../../contract/key.ts'
import { normalizeEmail } from '../../email-address.ts'
import { type AudienceKind, reachOf } from '../../store/audience.ts'
import type { Database } from '../../store/database.ts'
import { WrongCommand, type Given } from '../command.ts'
import { listed } from '../listed.ts'

/** Adds the options that say for whom a link or a message is. */
export function addAudience<Named extends Command>(command: Named): Named {
  return command
    .option('--everyone', 'for all students')
    .option('--cohort <name>', 'for a cohort')
    .option('--student <address>', 'for a student')
}

/** For whom a link or a message is. */
export type Audience = {
  readonly kind: AudienceKind
  /** '', a cohort, or a student's address as it is stored. */
  readonly name: string
  /** As a sentence names it. */
  readonly words: string
  /** The cells by which a row of an import names it. */
  readonly cells: { readonly email: string; readonly course_cohort: string }
}

/** @throws {WrongCommand} unless exactly one audience is named */
export function readAudience({ everyone, cohort, student }: Given): Audience {
  if ([everyone, cohort, student].filter(Boolean).length !== 1) {
    throw new WrongCommand("Say for whom: --everyone, --cohort 'Cohort 7' or --student ADDRESS.")
  }
  const cells = { email: normalizeEmail(student ?? ''), course_cohort: cleanKey(cohort ?? '') }
  const { email, course_cohort: name } = cells
  if (cohort !== undefined) return { kind: 'cohort', name, words: `the cohort '${name}'`, cells }
  if (student !== undefined) return { kind: 'student', name: email, words: email, cells }
  return { kind: 'everyone', name: '', words: 'everyone', cells }
}

/**
 * How many students see a link or a message, and who does not.
 * @param field of a link; null for a message
 */
export async function whoSees(
  db: Database,
  { kind, name }: Audience,
  field: string | null,
): Promise<string> {
  const { reached, deactivated, hidden } = await reachOf(db, kind, name, field)
  return [
    `${reached} ${reached === 1 ? 'student sees' : 'students see'} it.`,
    ...(deactivated > 0 ? [`Not reached: ${deactivated} deactivated.`] : []),
    ...(hidden.length > 0 ? [`Not reached: ${listed(hidden)}, with ${field} of their own.`] : []),
  ].join(' ')
}
