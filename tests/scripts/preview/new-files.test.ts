import { expect, test } from 'vitest'
import { A_DRAWING } from '../content/a-picture.ts'
import { CARD, openPreview } from './local-server.ts'

const { post } = await openPreview({ 'content/classes/map.svg': A_DRAWING })

test('makes a card, but never over another one or outside content/', async () => {
  const card = { page: 'classes', title: 'Exam fees' }
  const { body } = await post('card', card)
  expect(body).toEqual({ file: 'content/classes/exam-fees.md' })
  for (const refused of [card, { ...card, title: ' ' }, { ...card, page: '../outside' }]) {
    expect((await post('card', refused)).status).toBe(422)
  }
})

test('adds a picture of at most 1 MB under a free name', async () => {
  const picture = { file: CARD, name: 'Map', ending: 'svg', data: btoa(A_DRAWING) }
  expect((await post('picture', picture)).body).toEqual({ name: 'map-2.svg' })
  const withBytes = (count: number) => ({ ...picture, data: btoa('x'.repeat(count)) })
  expect((await post('picture', withBytes(1_000_000))).body).toEqual({ name: 'map-3.svg' })
  expect((await post('picture', withBytes(1_000_001))).status).toBe(422)
  expect((await post('picture', { ...picture, ending: 'md' })).status).toBe(422)
})
