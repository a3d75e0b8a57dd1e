import { describe, expect, onTestFinished, test } from 'vitest'
import { changeAddress, eraseStudents } from '../../../src/server/cli/students/change-students.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../src/server/clock.ts'
import { createMailQueue, MOST_AT_ONCE } from '../../../src/server/mail/mail-queue.ts'
import { passwordChangedMail, resetCodeMail } from '../../../src/server/mail/mails.ts'
import { readSmtpServer } from '../../../src/server/settings/smtp-settings.ts'
import { smtpTransport } from '../../../src/server/mail/smtp.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import {
  addMail,
  postponeMail,
  pruneMails,
  refuseMail,
} from '../../../src/server/store/waiting-mails.ts'
import { collectLog } from '../../support/server/log.ts'
import { openSchool, type TestSchool } from '../../support/server.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'
import { mailServer } from '../mail-server.ts'
import { ADA, GRACE, idOf, school } from '../school.ts'

const KINDS = ['reset-code', 'password-changed'] as const
const FROM = { name: '', address: 'portal@example.org' }

/** A mail server that refuses the first mails with these codes, at this step. */
async function refusing(codes: readonly number[], at: 'onMailFrom' | 'onRcptTo' = 'onRcptTo') {
  let asked = 0
  const answer = (_: unknown, __: unknown, done: (error?: Error | null) => void) => {
    const responseCode = codes[asked]
    asked += 1
    const refusal = Object.assign(new Error(`<${ADA}> later, 12345678`), { responseCode })
    done(responseCode === undefined ? null : refusal)
  }
  return { ...(await mailServer({ [at]: answer })), asked: () => asked }
}

/** A school whose mails wait, and servers that send them by SMTP. */
async function waiting(contents: TestSchool = {}) {
  const opened = await school(contents)
  await opened.closeMails()
  const { db, clock } = opened
  const log = collectLog()
  const serve = (port: number, closeMs = 0) => {
    const server = readSmtpServer(`smtp://127.0.0.1:${port}`)
    if (server === null) throw new Error('No such server')
    const parts = { db, clock, log, school: () => UNKNOWN_SCHOOL }
    const transport = smtpTransport({ server, from: FROM }, log)
    const queue = createMailQueue(parts, KINDS, transport, { closeMs })
    onTestFinished(() => queue.close())
    /** Lets time pass, and sends what is due by then. */
    const after = async (ms: number) => {
      clock.advance(ms)
      queue.wake()
      await queue.done()
    }
    return { ...queue, after }
  }
  const add = (mail = passwordChangedMail(ADA, clock.now())) => addMail(db, mail, clock.now())
  const rows = () => db.selectFrom('waiting_mails').selectAll().execute()
  return { ...opened, log, serve, add, rows }
}

/** Sends everything that is due in this time, with a look each 5 seconds. */
async function during(ms: number, { after }: { after: (ms: number) => Promise<void> }) {
  for (let passed = 0; passed < ms; passed += 5 * SECOND_MS) await after(5 * SECOND_MS)
}

describe('a mail server that says later', () => {
  test.each(['reset-code', 'password-changed'])('for 5 minutes gets the %s once', async (kind) => {
    const { clock, serve, add, rows, log, db } = await waiting()
    let isLate = true
    const { port, mails } = await mailServer({
      onRcptTo: (_, __, done) =>
        done(isLate ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null),
    })
    const mail = kind === 'reset-code' ? resetCodeMail(ADA, '12345678', clock.now()) : undefined
    await add(mail)
    const queue = serve(port)
    await during(5 * MINUTE_MS, queue)
    expect(mails).toEqual([])
    isLate = false
    await during(5 * MINUTE_MS - 5 * SECOND_MS, queue)
    expect(mails).toHaveLength(1)
    if (kind === 'reset-code') expect(mails[0]?.raw).toMatch(/Enter it within [1-5] minutes/)
    expect(await rows()).toEqual([])
    const what = `The mail ${kind} of student ${await idOf(db)} could not be sent.`
    expect(log.problems).toEqual([
      { text: expect.stringContaining(what), cause: 'EENVELOPE 451 Greylisted' },
    ])
  })

  test('until a mail is of no use is given up on, by its kind and its student’s id', async () => {
    const { add, serve, rows, log, db } = await waiting()
    const { port } = await refusing(Array<number>(99).fill(452))
    await add()
    const queue = serve(port)
    for (let hour = 0; hour < 60; hour += 1) await queue.after(MINUTE_MS * 60)
    expect(await rows()).toEqual([])
    expect(log.problems.map(({ text }) => text)).toEqual([
      expect.stringContaining('could not be sent. It is tried again until 2026-03-04T12:00:00'),
      `The mail password-changed of student ${await idOf(db)} could not be sent and is given up:`,
    ])
    expect(JSON.stringify(log.problems)).not.toMatch(/ada@|Okafor|12345678/)
  })

  test.each([
    ['a refused sender', 550, 'onMailFrom'],
    ['a closing server', 421, 'onRcptTo'],
    ['an order that it does not expect', 503, 'onRcptTo'],
  ] as const)('by %s gets the mail afterwards', async (_, code, at) => {
    const { add, serve } = await waiting()
    const { port, mails } = await refusing([code], at)
    await add()
    const queue = serve(port)
    await queue.done()
    expect(mails).toEqual([])
    await queue.after(5 * SECOND_MS)
    expect(mails).toHaveLength(1)
  })

  test('by no answer at all gets the mail from the next start', async () => {
    const { add, serve } = await waiting()
    await add()
    const asked = Promise.withResolvers<void>()
    const silent = serve((await mailServer({ onRcptTo: () => asked.resolve() })).port)
    await asked.promise
    await silent.close()
    const { port, mails } = await mailServer()
    await serve(port).after(5 * SECOND_MS)
    expect(mails).toHaveLength(1)
  })
})

describe('an address that is refused for good', () => {
  test('is named once, tried once for each mail, and forgotten when it takes one', async () => {
    const { add, serve, rows, log, db } = await waiting()
    const { port, mails, asked } = await refusing([550, 550])
    const queue = serve(port)
    await add()
    await during(MINUTE_MS, queue)
    expect(asked()).toBe(1)
    const named = `The mail password-changed of student ${await idOf(db)} is refused for good by a…@example.org:`
    const problem = { text: named, cause: 'EENVELOPE 550 <a…@example.org> later, …' }
    expect(log.problems).toEqual([problem])
    await add()
    await queue.after(0)
    expect(asked()).toBe(2)
    expect(log.problems).toEqual([problem])
    expect(await rows()).toMatchObject([{ email: ADA, content: '', is_refused: 1 }])
    await add()
    await queue.after(0)
    expect(mails).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('is forgotten after a month', async () => {
    const { add, serve, rows, db, clock } = await waiting()
    await add()
    await serve((await refusing([550])).port).done()
    clock.advance(30 * DAY_MS - 1)
    await pruneMails(db, clock.now())
    expect(await rows()).toHaveLength(1)
    clock.advance(1)
    await pruneMails(db, clock.now())
    expect(await rows()).toEqual([])
  })
})

test('two servers send each mail once, over three connections each', async () => {
  const students = Array.from({ length: 50 }, (_, i) => ({ email: `s${i}@example.org` }))
  const { add, serve, clock } = await waiting({ students })
  for (const { email } of students) await add(passwordChangedMail(email, clock.now()))
  const { port, mails, connections } = await mailServer()
  const queues = [serve(port), serve(port)]
  for (let i = 0; i < 50 && mails.length < 50; i += 1) {
    await Promise.all(queues.map((queue) => queue.after(0)))
  }
  expect(mails.map(({ to }) => to[0] ?? '').toSorted()).toEqual(
    students.map(({ email }) => email).toSorted(),
  )
  expect(connections()).toBeLessThanOrEqual(2 * MOST_AT_ONCE)
})

/** Whom mails wait for. */
async function recipients({ rows }: { rows: () => Promise<{ email: string }[]> }) {
  return (await rows()).map(({ email }) => email)
}

describe('a mail that waits goes with', () => {
  test('the student who is erased', async () => {
    const opened = await waiting({ students: [{}, { email: GRACE }] })
    for (const to of [ADA, GRACE]) await opened.add(passwordChangedMail(to, opened.clock.now()))
    await eraseStudents(opened.db, [GRACE], { submissions: 'keep', isSure: true })
    expect(await recipients(opened)).toEqual([ADA])
  })

  test('the address that is corrected', async () => {
    const opened = await waiting({ students: [{}, { email: GRACE }] })
    const { db, clock, add } = opened
    for (const to of [ADA, GRACE]) await add(passwordChangedMail(to, clock.now()))
    await addMail(db, passwordChangedMail(ADA, clock.now()), clock.now(), 'refused')
    await refuseMail(db, { id: 'refused', to: ADA }, '550 No such user', clock.now())
    await changeAddress(db, ADA, 'ada@new.example')
    expect(await recipients(opened)).toEqual([GRACE])
  })

  test('the code that a newer one of the same browser replaces', async () => {
    const opened = await waiting()
    const { postJson } = opened.browser()
    const ask = () => postJson('/backend/request_password_reset.php', { email: ADA })
    await ask()
    opened.clock.advance(MINUTE_MS)
    await ask()
    expect(await recipients(opened)).toEqual([ADA])
  })
})

test('the doctor names each address that is refused, and why mails wait', async () => {
  const { school: command, place } = await tool()
  const db = await openUntilEnd(place)
  await openSchool({ db, students: [{}, { email: GRACE }] })
  const now = new Date()
  for (const [index, to] of [ADA, ADA, GRACE, 'nobody@example.org'].entries()) {
    await addMail(db, passwordChangedMail(to, now), now, `mail-${index}`)
    if (to === ADA) await postponeMail(db, `mail-${index}`, '451 Greylisted', now)
    else await refuseMail(db, { id: `mail-${index}`, to }, '550 No such user', now)
  }
  const notes = (await command('doctor')).output
    .split('\n')
    .filter((line) => /mail server/i.test(line))
  expect(notes.slice(0, 2)).toEqual([
    `note   The mail server refuses every mail to ${GRACE} (550 No such user). Is the address right? school students change-email corrects it.`,
    'note   2 mails wait for the mail server, which says: 451 Greylisted',
  ])
})
