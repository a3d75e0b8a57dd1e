import { describe, expect, test } from 'vitest'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { getTask, listTasks } from '../../src/contract/tasks.ts'
import { answer } from './answer.ts'

const readList = (tasks: unknown) => readReply(listTasks, answer({ status: 'success', tasks }))
const readOne = (task: unknown) => readReply(getTask, answer({ status: 'success', task }))

const ROW = { id: 7, title: 'Chart', lesson_number: 3, due_date: '2026-03-01', created_by: 1 }
const TASK = {
  id: '7',
  title: 'Chart',
  lessonNumber: '3',
  dueDate: '2026-03-01',
  time: '',
  details: '',
}

const EMPTY = [
  ['an empty list', []],
  ['an empty object', {}],
  ['false', false],
  ['null', null],
  ['missing', undefined],
] as const

describe('a list of tasks', () => {
  test('reads numbers as text, and what a task lacks as empty', () => {
    const rows = [ROW, { ...ROW, id: '8', time: null, details: false }]
    expect(readList(rows)).toMatchObject({ data: { tasks: [TASK, { ...TASK, id: '8' }] } })
  })

  test('may be an object whose keys have gaps, in the order of its keys', () => {
    const rows = { 4: { ...ROW, id: 4 }, 0: ROW, 11: { ...ROW, id: 11 } }
    const reply = readList(rows)
    expect(reply.ok && reply.data.tasks.map((task) => task.id)).toEqual(['7', '4', '11'])
  })

  test.each(EMPTY)('that is %s holds no tasks', (_, tasks) => {
    expect(readList(tasks)).toEqual({ ok: true, message: '', data: { tasks: [] } })
  })

  test.each([
    ['text', 'none'],
    ['a number', 3],
    ['true', true],
    ['one task instead of a list', ROW],
    ['a list of texts', ['Chart']],
    ['a list that holds null', [ROW, null]],
    ['a task with a list as its title', [{ ...ROW, title: ['Chart'] }]],
  ])('that is %s makes the answer unreadable', (_, tasks) => {
    expect(() => readList(tasks)).toThrow(UnreadableReply)
  })
})

describe('a task', () => {
  test('is read like one of the list', () => {
    expect(readOne(ROW)).toEqual({ ok: true, message: '', data: { task: TASK } })
  })

  test('keeps its details and its date as they were stored', () => {
    const stored = { ...ROW, due_date: '01/03/2025', time: 1800, details: '<p onclick=x>Do</p>' }
    expect(readOne(stored)).toMatchObject({
      data: { task: { dueDate: '01/03/2025', time: '1800', details: '<p onclick=x>Do</p>' } },
    })
  })

  test.each([
    ...EMPTY,
    ['a row of nulls', { id: null, title: null, lesson_number: null }] as const,
  ])('that is %s is no task', (_, task) => {
    expect(readOne(task)).toEqual({ ok: true, message: '', data: { task: null } })
  })

  test.each([
    ['text', 'Chart'],
    ['a number', 7],
    ['true', true],
    ['a list of tasks', [ROW]],
    ['an object with a list as its title', { ...ROW, title: ['Chart'] }],
  ])('that is %s makes the answer unreadable', (_, task) => {
    expect(() => readOne(task)).toThrow(UnreadableReply)
  })
})
