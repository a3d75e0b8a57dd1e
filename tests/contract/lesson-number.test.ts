import { expect, test } from 'vitest'
import { isOfLesson, lessonKey } from '../../src/contract/lesson-number.ts'

test.each(['3', '03', ' 3 ', 'Lesson 3', 'lesson 03', 'Task no. 3', '#3', '３', '3\u200B'])(
  '%j is lesson 3',
  (written) => {
    expect(lessonKey(written)).toBe('3')
  },
)

test('a word that only begins so is kept', () => {
  expect(lessonKey('Notes')).toBe('notes')
})

test.each(['30', '3b', '3.1', '13', '', '0'])('%j is not lesson 3', (written) => {
  expect(lessonKey(written)).not.toBe('3')
})

test.each([
  ['3', '3', ['3', 'Lesson 3'], true],
  ['Lesson 3', '3', ['3', 'Lesson 3'], false], // it is the other task's own number
  ['03', '3', ['3', '4'], true],
  ['4', '3', ['3', '4'], false],
])('a submission of %j is one of lesson %j among %j: %s', (typed, lesson, listed, isIt) => {
  expect(isOfLesson(typed, lesson, listed)).toBe(isIt)
})
