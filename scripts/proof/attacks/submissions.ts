import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '../../../src/server/clock.ts'
import { openClient } from '../client.ts'
import { numberIn } from '../database.ts'
import type { Attack } from './attack.ts'
import { counted, signIn, submissionOf } from './people.ts'

export const flood: Attack = {
  students: 1,
  async run({ origin, databaseFile }) {
    const client = openClient(origin, 20)
    const cookie = await signIn(client, 0)
    await Promise.all(
      counted(300).map((count) =>
        client.post(submissionOf(0, cookie, `https://example.org/${count}`)),
      ),
    )
    client.close()
    const what = '300 different submissions of one student: stored'
    return [{ what, before: '300', found: storedIn(databaseFile), most: 30 }]
  },
}

const STUDENTS = 20

export const lostAnswers: Attack = {
  students: STUDENTS,
  async run(school) {
    const { databaseFile } = school
    const before = openClient(school.origin, STUDENTS)
    const cookies = await Promise.all(counted(STUDENTS).map((one) => signIn(before, one)))
    const presses = cookies.map((cookie, one) =>
      submissionOf(one, cookie, 'https://example.org/document'),
    )
    // Whether an answer still comes is nobody's business here: each student presses again.
    const first = Promise.allSettled(presses.map((press) => before.post(press)))
    const latest = performance.now() + 10 * SECOND_MS
    while (storedIn(databaseFile) < STUDENTS) {
      if (performance.now() > latest) throw new Error('The submissions were not stored.')
      await pause(1)
    }
    await school.crash()
    await first
    before.close()
    const again = openClient(school.origin, STUDENTS)
    await Promise.all(presses.map((press) => again.post(press)))
    again.close()
    const what = `${STUDENTS} answers lost in a crash, and a second press`
    const stored = storedIn(databaseFile)
    return [
      { what: `${what}: submissions doubled`, before: '11', found: stored - STUDENTS, most: 0 },
    ]
  },
}

function storedIn(databaseFile: string): number {
  return numberIn(databaseFile, 'select count(*) from submissions')
}
