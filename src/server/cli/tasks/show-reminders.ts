import { systemClock } from '../../clock.ts'
import { listReminders } from '../../mail/reminders.ts'
import { placeFor, readSchoolFile } from '../../built/school-file.ts'
import { StartError } from '../../start-error.ts'
import type { Database } from '../../store/database.ts'

/**
 * Who gets a mail about a task that is due, and who does not, line by line.
 * @throws {StartError} when the school sends none
 */
export async function showReminders(db: Database, portal: string): Promise<string[]> {
  const place = placeFor('task-due', readSchoolFile(portal))
  if (place === null) throw new StartError(NO_REMINDERS)
  const lines: string[] = []
  for await (const line of listReminders(db, place, systemClock.now())) lines.push(line)
  return lines.length > 0 ? lines : ['No student has a task that is due in 2 to 48 hours.']
}

const NO_REMINDERS =
  'There are no reminders: content/site.json has no "address", or content/mail no task-due.md. Then build again.'
