import type { Messages } from '../../contract/messages.ts'
import type { Database } from '../db/schema.ts'
import { visibleTo } from './audience.ts'
import type { EnrolledStudent } from './students.ts'

/** The general message is everyone's and the cohort's, so that neither hides the other. */
export async function messagesFor(db: Database, student: EnrolledStudent): Promise<Messages> {
  const rows = await db
    .selectFrom('messages')
    .select(['audience', 'text'])
    .where(visibleTo(student))
    .execute()
  const texts = new Map(rows.map(({ audience, text }) => [audience, text]))
  return {
    general: [texts.get('everyone'), texts.get('cohort')].filter(Boolean).join('\n\n'),
    student: texts.get('student') ?? '',
  }
}
