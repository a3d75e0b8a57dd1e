import { describe, expect, test } from 'vitest'
import { getLinks } from '../../src/contract/links.ts'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { getTask, listTasks } from '../../src/contract/tasks.ts'
import { answer } from './answer.ts'

// What the portal loads, as PHP prints it.

const success = (fields: object) => answer({ status: 'success', ...fields })
const readLinks = (links: unknown) => readReply(getLinks, success({ links }))
const readList = (tasks: unknown) => readReply(listTasks, success({ tasks }))
const readOne = (task: unknown) => readReply(getTask, success({ task }))

const ROW = { id: 7, title: 'Chart', lesson_number: 3, due_date: '2026-03-01', created_by: 1 }
const TASK = {
  id: '7',
  title: 'Chart',
  lessonNumber: '3',
  dueDate: '2026-03-01',
  time: '',
  details: '',
}

describe.each([
  ['an empty list', []],
  ['an empty object', {}],
  ['false', false],
  ['null', null],
  ['missing', undefined],
])('what is %s is empty:', (_, empty) => {
  test.each([
    ['links', readLinks, { links: {} }],
    ['tasks', readList, { tasks: [], earlier: [] }],
    ['a task', readOne, { task: null }],
  ])('%s', (_, read, data) => {
    expect(read(empty)).toEqual({ ok: true, message: '', data })
  })
})

test.each([
  ['links that are a list', () => readLinks(['https://example.org/c'])],
  ['tasks that are a number', () => readList(3)],
  ['tasks that are a single one', () => readList(ROW)],
  ['tasks of which one is null', () => readList([ROW, null])],
  ['a task that is a list', () => readOne([ROW])],
  ['a task with a list as its title', () => readOne({ ...ROW, title: ['Chart'] })],
])('an answer is unreadable with %s', (_, read) => {
  expect(read).toThrow(UnreadableReply)
})

test('stored links keep their wire names, known or not', () => {
  const links = { cloud_link: 'https://example.org/c', lesson_time: '6 PM', of_the_school: 'x' }
  expect(readLinks(links)).toMatchObject({ data: { links } })
})

test('a link that is no text is empty, and the others stay', () => {
  const wire = { cloud_link: null, class_link: ['x'], mentor_link: false, lesson_time: 18 }
  const links = { cloud_link: '', class_link: '', mentor_link: '', lesson_time: '18' }
  expect(readLinks(wire)).toMatchObject({ data: { links } })
})

describe('tasks', () => {
  test('are read with numbers as text, and what they lack as empty', () => {
    const rows = [ROW, { ...ROW, id: '8', time: null, details: false }]
    expect(readList(rows)).toMatchObject({ data: { tasks: [TASK, { ...TASK, id: '8' }] } })
  })

  test('may be an object whose keys have gaps, in the order of its keys', () => {
    const reply = readList({ 4: { ...ROW, id: 4 }, 0: ROW, 11: { ...ROW, id: 11 } })
    expect(reply.ok && reply.data.tasks.map((task) => task.id)).toEqual(['7', '4', '11'])
  })

  test.each([
    ['a list', ['x']],
    ['a text', 'yes'],
    ['a row of nulls', { document_link: null }],
    ['an odd field', { document_link: ['x'] }],
  ])('lose a submission that is %s, and nothing else', (_, submission) => {
    const reply = readReply(
      listTasks,
      success({ tasks: [{ ...ROW, submission }], earlier: [submission] }),
    )
    expect(reply).toMatchObject({ data: { tasks: [{ ...TASK, submission: null }], earlier: [] } })
  })

  test('take the time of their submission where they say none of their own', () => {
    const submission = { document_link: 'x', submitted_at: '2026-02-27T08:14:55Z' }
    const read = { task: { submittedAt: submission.submitted_at } }
    expect(readOne({ ...ROW, submission })).toMatchObject({ data: read })
  })

  test('that are a row of nulls are none', () => {
    const reply = readOne({ id: null, title: null, lesson_number: null })
    expect(reply).toMatchObject({ data: { task: null } })
  })
})
