import { expect, test } from 'vitest'
import { A_DRAWING } from '../content/a-picture.ts'
import { CARD, openPreview } from './local-server.ts'

const { ask } = await openPreview({ 'content/classes/map.svg': A_DRAWING })

test('makes a card, but never over another one or outside content/', async () => {
  const card = { page: 'classes', title: 'Exam fees' }
  const { body } = await ask('/preview/card', { send: card })
  expect(body).toEqual({ file: 'content/classes/exam-fees.md' })
  for (const refused of [card, { ...card, title: ' ' }, { ...card, page: '../outside' }]) {
    expect((await ask('/preview/card', { send: refused })).status).toBe(422)
  }
})

test('adds a picture of at most 1 MB under a free name', async () => {
  const path = `/preview/picture?file=${CARD}`
  const picture = { name: 'Map', ending: 'svg', data: btoa(A_DRAWING) }
  expect((await ask(path, { send: picture })).body).toEqual({ name: 'map-2.svg' })
  const withBytes = (count: number) => ({ ...picture, data: btoa('x'.repeat(count)) })
  expect((await ask(path, { send: withBytes(1_000_000) })).body).toEqual({ name: 'map-3.svg' })
  expect((await ask(path, { send: withBytes(1_000_001) })).status).toBe(422)
  expect((await ask(path, { send: { ...picture, ending: 'md' } })).status).toBe(500)
})
