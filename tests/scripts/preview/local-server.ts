import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createApi } from '../../../scripts/preview/api.ts'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import type { Wording } from '../../../scripts/preview/pages/exchange.ts'
import type { Saving } from '../../../scripts/preview/pages/requests.ts'
import type { Changes } from '../content/good-school.ts'
import { createWorkspace } from '../content/workspace.ts'

export const CARD = 'content/classes/class-link.md'

/** What the preview's local server answers to its page, on a small school for all tests of a file. */
export async function openPreview(changes: Changes = {}) {
  const { root } = await createWorkspace(changes, afterAll)
  const answer = createApi(createLiveContent(root))
  const post = async (name: string, sent: unknown) => {
    const [status, body] = await answer(name, sent)
    return { status, body }
  }
  return {
    root,
    post,
    wording: async (file = CARD) => (await post('wording', { file })).body as Wording,
    save: (saving: Omit<Saving, 'file'>) => post('save', { file: CARD, ...saving }),
    bytes: () => readFile(join(root, CARD)),
    write: (text: string | Uint8Array) => writeFile(join(root, CARD), text),
  }
}
