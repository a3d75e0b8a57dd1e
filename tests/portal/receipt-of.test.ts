import { expect, test } from 'vitest'
import { receiptOf } from '../../src/portal/pages/tasks/receipt-of.ts'

type Sent = { form?: string; number?: string; cohort?: string }

const TYPED = { fullName: 'Ada', taskNumber: '12', studentId: '1' }
const LINKS = { documentLink: 'https://a.example', videoLink: 'https://b.example' }

/** The newest comes first, as they are stored. */
function receipts(sent: readonly Sent[]) {
  return sent.map(({ form = '3', number = '3', cohort = 'Cohort 7' }, index) => ({
    submission: { ...TYPED, ...LINKS, lessonNumber: number, cohort },
    sentAt: 100 - index,
    fromTask: form,
  }))
}

const LIST = ['2', '3']
const handedIn = { isHandedIn: true, sentAt: 100 }
const mentioned = { isHandedIn: false, sentAt: 100 }

test.each<[law: string, sent: Sent[], list: string[], expected: object | null]>([
  ['nothing was sent', [], LIST, null],
  ['it was sent from its own form', [{}], LIST, handedIn],
  ['the number was edited to it', [{ form: '2' }], LIST, mentioned],
  ['the number was edited to another', [{ number: '2' }], LIST, null],
  ["it was sent from the Turnitin tasks' log", [{ form: '' }], LIST, mentioned],
  ['it was sent for another cohort', [{ cohort: 'Cohort 6' }], LIST, mentioned],
  ['two tasks have its number', [{}], ['3', '3'], mentioned],
  ['no list is known', [{}], [], mentioned],
  ['the log sent its number later', [{ form: '' }, {}], LIST, { isHandedIn: true, sentAt: 99 }],
])('the receipt of task 3 where %s', (_, sent, list, expected) => {
  const tasks = list.map((lessonNumber) => ({ lessonNumber }))
  const found = receiptOf('3', tasks, { receipts: receipts(sent), cohort: 'Cohort 7' })
  expect(found && { isHandedIn: found.isHandedIn, sentAt: found.receipt.sentAt }).toEqual(expected)
})
