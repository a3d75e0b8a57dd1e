import { cookiesOf, openClient } from '../client.ts'
import type { Attack } from './attack.ts'
import { counted, countOf, homeOf, strangerAt } from './people.ts'
import { askForCode, codeIn, enterCode, mailsIn } from './reset-codes.ts'

export const strangersCodes: Attack = {
  students: 1,
  async run({ origin, outbox }) {
    const client = openClient(origin)
    const stranger = { address: strangerAt(0), cookie: '' }
    for (const _ of counted(3)) stranger.cookie = cookiesOf(await askForCode(client, 0, stranger))
    await mailsIn(outbox, 3)
    const student = { address: homeOf(0) }
    const cookie = cookiesOf(await askForCode(client, 0, student))
    const code = codeIn((await mailsIn(outbox, 4)).at(-1) ?? '')
    for (const _ of counted(5)) await enterCode(client, 0, '00000000', stranger)
    const { status } = await enterCode(client, 0, code, { ...student, cookie })
    client.close()
    const what = "3 requests and 5 wrong codes by a stranger: the student's code is refused"
    return [{ what, before: '1', found: status === 200 ? 0 : 1, most: 0 }]
  },
}

export const firstDay: Attack = {
  students: 1000,
  async run({ origin }) {
    const client = openClient(origin, 20)
    const answers = await Promise.all(
      counted(1000).map((student) => askForCode(client, student, { address: strangerAt(0) })),
    )
    client.close()
    const what = '1,000 students of one address ask for a code within an hour: served'
    return [{ what, before: '30', found: countOf(answers, 200), least: 1000 }]
  },
}
