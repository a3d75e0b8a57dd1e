import type { HotPayload } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CHANGE_EVENT, CONTENT_PATH, type Content } from '../../src/preview/exchange.ts'
import { A_DRAWING } from '../content/a-picture.ts'
import { openPreview } from './local-server.ts'

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

const { ask, change, origin, token } = await openPreview({
  'content/classes/map.svg': A_DRAWING,
})

/** Listens as an open page does. */
async function listen() {
  const onChange = vi.fn<() => void>()
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  onTestFinished(() => socket.close())
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as HotPayload
    if (said.type === 'connected') opened.resolve()
    if (said.type === 'custom' && said.event === CHANGE_EVENT) onChange()
  })
  await opened.promise
  return onChange
}

test('serves a new page and a picture, tells open pages, and removes the page again', async () => {
  const onChange = await listen()
  const shown = async () => (await ask(CONTENT_PATH)).body as Content
  const file = 'content/extra/page.md'
  await change({ [file]: '---\ntitle: Extra\nintro: More.\npublic: true\n---\n' })
  await eventually(() => expect(onChange).toHaveBeenCalled())
  await eventually(async () => expect((await shown()).entries[file]?.title).toBe('Extra'))
  expect((await ask('/content/classes/map.svg')).body).toBe(A_DRAWING)
  await change({ 'content/extra': null })
  await eventually(async () => expect((await shown()).entries[file]).toBeUndefined())
})
