import type { Messages } from '../../contract/messages.ts'
import type { Database } from '../db/schema.ts'
import { audienceColumns, visibleTo, type Audience } from './audience.ts'
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

/** Stores the message of an audience; '' removes it. */
export async function saveMessage(db: Database, audience: Audience, text: string): Promise<void> {
  const columns = audienceColumns(audience)
  await (text === ''
    ? db
        .deleteFrom('messages')
        .where((eb) => eb.and(columns))
        .execute()
    : db
        .insertInto('messages')
        .values({ ...columns, text })
        .onConflict((conflict) =>
          conflict.columns(['audience', 'audience_name']).doUpdateSet({ text }),
        )
        .execute())
}
