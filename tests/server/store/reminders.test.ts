import { describe, expect, test } from 'vitest'
import { eraseStudents } from '../../../src/server/cli/students/change-students.ts'
import { DAY_MS, HOUR_MS } from '../../../src/server/clock.ts'
import { listReminders, sendReminders } from '../../../src/server/mail/reminders.ts'
import { pruneReminders } from '../../../src/server/store/reminders.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { collectLog } from '../../support/server/log.ts'
import { COHORT, type TestSchool } from '../../support/server.ts'
import { ADA, GRACE, idOf, LAGOS, school, SUBMISSION } from '../school.ts'

const NOW = '2026-03-02T12:00:00Z' // 1 PM in Lagos
const BEN = 'ben@example.org'
/** Of whom Ada gets a reminder, once Grace has handed in. */
const STUDENTS = [{}, { email: GRACE }, { email: BEN, access: 'deactivated' }] as const

/** A school whose task 3 is due tomorrow at 7 PM, and its reminders. */
async function reminding(contents: TestSchool = {}) {
  const task = { lessonNumber: '3', title: 'A form', dueDate: '2026-03-03', time: '7 PM' }
  const opened = await school({ now: NOW, tasks: [task], ...contents })
  const { db, clock, post } = opened
  const remind = async (signal = new AbortController().signal) => {
    const parts = { db, clock, portal: LAGOS, wake: opened.wakeMails, log: collectLog() }
    await sendReminders(parts, signal, 0)
    await opened.settled()
    return post.mails.map(({ to }) => to)
  }
  const graceHandsIn = async (lessonNumber: string) =>
    addSubmission(db, await idOf(db, GRACE), { ...SUBMISSION, lessonNumber }, clock.now())
  return { ...opened, remind, graceHandsIn }
}

describe('the reminder of a task', () => {
  test('goes once to each active student who has not handed it in', async () => {
    const students = [...STUDENTS, { email: 'c8@example.org', cohort: 'Cohort 8' }]
    const { clock, post, remind, graceHandsIn } = await reminding({ students })
    await graceHandsIn('Lesson 03')
    expect(await remind()).toEqual([ADA])
    expect(post.mails[0]?.text.split('\n')).toEqual([
      'Ada Okafor',
      'Task 3: A form',
      'Tue 3 Mar, 7:00 PM, Lagos time',
      'https://portal.school.org/mentor-tasks/3',
      '',
    ])
    clock.advance(HOUR_MS)
    expect(await remind()).toEqual([ADA])
  })

  test.each([
    ['2026-03-04', '12:59', 1],
    ['2026-03-04', '13:01', 0], // in more than 48 hours
    ['2026-03-02', '15:01', 1],
    ['2026-03-02', '15:00', 0], // in two hours
    ['2026-03-02T14:30:00Z', '', 1],
    ['2026-03-01', '', 0],
    ['Week 3', '', 0],
    ['', '', 0],
  ])('of a task due %s %s at 1 PM on 2 March: %i', async (dueDate, time, count) => {
    const { remind } = await reminding({ tasks: [{ dueDate, time }] })
    expect(await remind()).toHaveLength(count)
  })

  test('is sent again only for a deadline that has moved by more than a day', async () => {
    const { db, clock, remind } = await reminding()
    const moveTo = (due_date: string) => db.updateTable('tasks').set({ due_date }).execute()
    await remind()
    await moveTo('2026-03-04')
    expect(await remind()).toHaveLength(1)
    await moveTo('2026-03-06')
    clock.advance(3 * DAY_MS)
    expect(await remind()).toHaveLength(2)
  })

  test('is sent by one of two servers', async () => {
    const students = Array.from({ length: 20 }, (_, i) => ({ email: `s${i}@example.org` }))
    const { remind, post } = await reminding({ students })
    await Promise.all([remind(), remind()])
    expect(post.mails.map(({ to }) => to).toSorted()).toEqual(
      students.map(({ email }) => email).toSorted(),
    )
  })

  test.each([
    ['', 'Tue 3 Mar'],
    ['before class', 'Tue 3 Mar, before class'],
  ])('writes the time %j as the portal does', async (time, words) => {
    const { post, remind } = await reminding({ tasks: [{ dueDate: '2026-03-03', time }] })
    await remind()
    expect(post.mails[0]?.text.split('\n')[2]).toBe(words)
  })

  test('stops with the server, and goes on with the next one', async () => {
    const { remind } = await reminding({ students: [{}, { email: GRACE }] })
    expect(await remind(AbortSignal.abort())).toEqual([])
    expect(await remind()).toHaveLength(2)
  })

  test('goes with the student who is erased, and after three months', async () => {
    const { db, clock, remind } = await reminding({ students: [{}, { email: GRACE }] })
    const stored = () => db.selectFrom('reminders').selectAll().execute()
    await remind()
    await eraseStudents(db, [GRACE], { submissions: 'keep', isSure: true })
    expect(await stored()).toHaveLength(1)
    await pruneReminders(db, clock.now())
    expect(await stored()).toHaveLength(1)
    clock.advance(100 * DAY_MS)
    await pruneReminders(db, clock.now())
    expect(await stored()).toEqual([])
  })
})

test('the list says who gets a reminder, and why the others do not', async () => {
  const { db, clock, remind, graceHandsIn } = await reminding({ students: STUDENTS })
  await graceHandsIn('3')
  const list = async () => {
    const lines: string[] = []
    for await (const line of listReminders(db, LAGOS, clock.now())) lines.push(line)
    return lines.toSorted()
  }
  const what = `task 3 of '${COHORT}', due 2026-03-03 19:00 Africa/Lagos`
  const others = [
    `${BEN} gets none of ${what}: is deactivated.`,
    `${GRACE} gets none of ${what}: has handed it in.`,
  ]
  expect(await list()).toEqual([`${ADA} gets a reminder of ${what}.`, ...others])
  await remind()
  expect(await list()).toEqual([`${ADA} gets none of ${what}: was reminded.`, ...others])
})
