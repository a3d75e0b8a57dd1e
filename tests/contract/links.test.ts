import { expect, test } from 'vitest'
import { getLinks } from '../../src/contract/links.ts'
import { readReply, UnreadableReply } from '../../src/contract/reply.ts'
import { answer } from './answer.ts'

const read = (links: unknown) => readReply(getLinks, answer({ status: 'success', links }))

test('stored links keep their wire names, known or not', () => {
  const links = { cloud_link: 'https://example.org/c', lesson_time: '6 PM', of_the_school: 'x' }
  expect(read(links)).toEqual({ ok: true, message: '', data: { links } })
})

test.each([
  ['an empty list', []],
  ['an empty object', {}],
  ['false', false],
  ['null', null],
  ['missing', undefined],
])('links that are %s are no links', (_, links) => {
  expect(read(links)).toEqual({ ok: true, message: '', data: { links: {} } })
})

test('a link that is no text is empty, and the others stay', () => {
  const links = { cloud_link: null, class_link: ['x'], mentor_link: false, lesson_time: 18 }
  expect(read({ ...links, study_page_link: ' https://example.org/s ' })).toMatchObject({
    data: {
      links: {
        cloud_link: '',
        class_link: '',
        mentor_link: '',
        lesson_time: '18',
        study_page_link: 'https://example.org/s',
      },
    },
  })
})

test.each([
  ['a number', 7],
  ['text', 'https://example.org/c'],
  ['true', true],
  ['a list of addresses', ['https://example.org/c']],
])('links that are %s make the answer unreadable', (_, links) => {
  expect(() => read(links)).toThrow(UnreadableReply)
})
