import { expect, test } from 'vitest'
import { handedIn } from '../../src/portal/pages/tasks/handed-in.ts'
import { SUBMISSION } from '../server/school.ts'

type Sent = { form?: string; number?: string; cohort?: string; at?: number }

/** The newest comes first, as they are stored. */
function receipts(sent: readonly Sent[]) {
  return sent.map(({ form = '3', number = '3', cohort = 'Cohort 7', at = 100 }, index) => ({
    submission: { ...SUBMISSION, lessonNumber: number, cohort },
    sentAt: at - index,
    fromTask: form,
  }))
}

const LIST = ['2', '3']
const tasksOf = (list: readonly string[]) => list.map((lessonNumber) => ({ lessonNumber }))
const byReceipt = { kind: 'yes', at: 100, receipt: { sentAt: 100 } }
const mentioned = { kind: 'no', mention: { sentAt: 100 } }
const no = { kind: 'no', mention: null }

test.each<[law: string, sent: Sent[], list: string[], expected: object]>([
  ['nothing was sent', [], LIST, no],
  ['it was sent from its own form', [{}], LIST, byReceipt],
  ['the number was edited to it', [{ form: '2' }], LIST, mentioned],
  ['the number was edited to another', [{ number: '2' }], LIST, no],
  ["it was sent from the Turnitin tasks' log", [{ form: '' }], LIST, mentioned],
  ['it was sent for another cohort', [{ cohort: 'Cohort 6' }], LIST, mentioned],
  ['two tasks have its number', [{}], ['3', '3'], mentioned],
  ['no list is known', [{}], [], mentioned],
  ['the log sent its number later', [{ form: '' }, {}], LIST, { kind: 'yes', at: 99 }],
])('task 3 by the receipts of the device where %s', (_, sent, list, expected) => {
  const known = { receipts: receipts(sent), cohort: 'Cohort 7', fetchedAt: null }
  const task = { lessonNumber: '3', submittedAt: null, submission: null }
  expect(handedIn(task, tasksOf(list), known)).toMatchObject(expected)
})

const INSTANT = Date.parse('2026-03-02T12:00:00Z')
const LATER = 10 * 60_000
const yes = { kind: 'yes', at: INSTANT }
const disputed = { kind: 'disputed', receipt: { sentAt: 100 } }

test.each<
  [law: string, submittedAt: string | null, sent: Sent[], fetchedAt: number | null, object]
>([
  ['an instant', '2026-03-02T12:00:00.000Z', [], LATER, { ...yes, receipt: null }],
  ['an instant, and there is a receipt', '2026-03-02T12:00:00Z', [{}], LATER, yes],
  ['the time of MySQL', '2026-03-02 13:00:00', [], LATER, yes], // 1 PM in Lagos
  ['nothing, and there is no receipt', '', [], LATER, no],
  ['nothing long after the receipt', '', [{}], LATER, disputed],
  ['nothing in a list that was asked for before', '', [{}], 200, byReceipt],
  ['nothing in a list that the device has kept', '', [{}], null, byReceipt],
  ['nothing, and the receipt may be for other work', '', [{ form: '' }], LATER, mentioned],
  ['a day without a time', '2026-03-02', [{}], LATER, byReceipt],
  ['no date', 'yes', [{}], LATER, byReceipt],
  ['not at all', null, [{}], LATER, byReceipt],
])('the school says of task 3: %s', (_, submittedAt, sent, fetchedAt, expected) => {
  const known = { receipts: receipts(sent), cohort: 'Cohort 7', fetchedAt }
  const task = { lessonNumber: '3', submittedAt, submission: null }
  expect(handedIn(task, tasksOf(LIST), known)).toMatchObject(expected)
})

test.each<[law: string, sent: Sent[], receipt: object]>([
  [
    'the school’s where the device has none',
    [],
    { submission: { documentLink: 'school' }, sentAt: INSTANT },
  ],
  [
    'the school’s where another device has sent it since',
    [{}],
    { submission: { documentLink: 'school' } },
  ],
  ['the device’s of the same submission', [{ at: INSTANT + 900 }], { sentAt: INSTANT + 900 }],
])('a task that is handed in shows %s', (_, sent, receipt) => {
  const submittedAt = new Date(INSTANT).toISOString()
  const texts = { lessonNumber: '3', studentId: '', documentLink: 'school', videoLink: '' }
  const task = { lessonNumber: '3', submittedAt, submission: { ...texts, submittedAt } }
  const known = { receipts: receipts(sent), cohort: 'Cohort 7', fetchedAt: LATER }
  expect(handedIn(task, tasksOf(LIST), known)).toMatchObject({ kind: 'yes', receipt })
})
