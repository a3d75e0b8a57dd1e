import type { Command, StudentsCommand } from './command.ts'
import { isSet, textOf, wrong, type Values } from './verb.ts'

/** Reads what follows `students` and the act. */
export function readStudents(words: readonly string[], values: Values, act: string): Command {
  const students = readStudentsOf(act as StudentsCommand['act'], words, values)
  return typeof students === 'string'
    ? wrong(students)
    : { kind: 'students', students, dryRun: isSet(values, 'dry-run') }
}

/** @returns a sentence when words are missing */
function readStudentsOf(
  act: StudentsCommand['act'],
  words: readonly string[],
  values: Values,
): StudentsCommand | string {
  if (act === 'change-email') {
    const [from, to, ...more] = words
    return from === undefined || to === undefined || more.length > 0
      ? 'Name the current address and the new one.'
      : { act, from, to }
  }
  if (words.length === 0) return 'Name one address or several.'
  switch (act) {
    case 'show':
      return { act, names: words }
    case 'move': {
      const cohort = textOf(values, 'cohort')
      return cohort === undefined
        ? "Name the new cohort: --cohort 'Cohort 8'"
        : { act, emails: words, cohort }
    }
    case 'erase': {
      const keepSubmissions = isSet(values, 'keep-submissions')
      return { act, emails: words, keepSubmissions, isSure: isSet(values, 'yes') }
    }
    default:
      return { act, emails: words }
  }
}
