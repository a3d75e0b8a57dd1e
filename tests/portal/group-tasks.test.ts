import { expect, test } from 'vitest'
import { groupTasks } from '../../src/portal/pages/tasks/group-tasks.ts'
import { SUBMISSION } from '../server/school.ts'

const NOW = new Date('2026-03-02T12:00:00Z') // a Monday; 1 PM at the school

const receipt = (lessonNumber: string, fromTask: string, sentAt = 0) => ({
  submission: { ...SUBMISSION, lessonNumber },
  sentAt,
  fromTask,
})
const SENT = {
  receipts: [receipt('sent now', 'sent now', 2), receipt('mentioned', ''), receipt('sent', 'sent')],
  cohort: 'Cohort 7',
  fetchedAt: null,
}

/**
 * The titles in each group that is not empty.
 * @param written by its title when a task is due: a date, and a time behind a comma
 */
function groups(written: Readonly<Record<string, string>>): Record<string, string[]> {
  const tasks = Object.entries(written).map(([title, due]) => {
    const [dueDate = '', time = ''] = due.split(', ')
    const published = { title, lessonNumber: title, dueDate, time, details: '' }
    return Object.assign(published, { id: title, submittedAt: null, submission: null })
  })
  const titles = Object.entries(groupTasks(tasks, SENT, NOW)).map(
    ([group, of]) => [group, of.map(({ task }) => task.title)] as const,
  )
  return Object.fromEntries(titles.filter(([, of]) => of.length > 0))
}

test.each<[law: string, tasks: Record<string, string>, expected: Record<string, string[]>]>([
  [
    'the nearest deadline ahead is next, the others are later, the nearest first',
    { 'in May': '2026-05-01', tomorrow: '2026-03-03', 'in April': '2026-04-01' },
    { next: ['tomorrow'], later: ['in April', 'in May'] },
  ],
  [
    'a day counts until it ends, a moment until it comes; the newest that passed comes first',
    {
      noon: '2026-03-02, 12 noon',
      now: '2026-03-02T12:00:00Z',
      today: '2026-03-02',
      'in an hour': '2026-03-02, 2 PM',
    },
    { next: ['in an hour'], later: ['today'], earlier: ['now', 'noon'] },
  ],
  [
    'tasks due at the same time stay in the backend’s order',
    {
      'a day': '2026-03-05',
      'its end': '2026-03-05, 11:59 PM',
      'the same day': '2026-03-05',
      passed: '2026-02-05',
      'passed, too': '2026-02-05',
    },
    { next: ['a day'], later: ['its end', 'the same day'], earlier: ['passed', 'passed, too'] },
  ],
  [
    'tasks without a date, and with one that cannot be read, stay in the backend’s order',
    { 'no date': '', unclear: '01/03/2025', 'none either': '', 'a time alone': ', 7 PM' },
    { unreadable: ['unclear', 'a time alone'], undated: ['no date', 'none either'] },
  ],
  [
    'tasks that are handed in are in no other group, the last one first',
    { sent: '2026-01-01', 'sent now': '2026-03-03', mentioned: '2026-03-04' },
    { next: ['mentioned'], handedIn: ['sent now', 'sent'] },
  ],
])('%s', (_, tasks, expected) => {
  expect(groups(tasks)).toEqual(expected)
})
