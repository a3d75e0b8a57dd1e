import type { Messages } from '../../contract/messages.ts'
import type { Database } from '../db/schema.ts'
import { visibleTo } from './audience.ts'
import type { EnrolledStudent } from './students.ts'

/** The general message is the cohort's where there is one, else everyone's. */
export async function messagesFor(db: Database, student: EnrolledStudent): Promise<Messages> {
  const rows = await db
    .selectFrom('messages')
    .select(['audience', 'text'])
    .where(visibleTo(student))
    .execute()
  const texts = new Map(rows.map(({ audience, text }) => [audience, text]))
  return {
    general: texts.get('cohort') ?? texts.get('everyone') ?? '',
    student: texts.get('student') ?? '',
  }
}
