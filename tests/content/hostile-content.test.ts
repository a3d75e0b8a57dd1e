import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { layOut, uncheckedSchool } from '../../scripts/proof/xss/hostile-content.ts'
import { PAYLOADS } from '../../scripts/proof/xss/payloads.ts'

/** Every so-manieth: npm run proof -- xss tries all, in a browser. */
const EVERY = 20

/** What Markdown makes. */
const OWN = new Set('a code div h2 img p pre strong table tbody td th thead tr'.split(' '))

test('HTML in a text becomes text, even if nobody had checked it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await layOut(folder)
  const payloads = PAYLOADS.filter((text, index) => index % EVERY === 0 || text.startsWith('!['))
  // Throws where a name of theirs is more than a name in the source.
  const { modules } = uncheckedSchool(folder, payloads)
  const cards = modules.get('cards/attack.tsx') ?? ''
  const elements = elementsIn(parseAst(cards, { lang: 'tsx' }))
  expect(elements).toEqual(OWN)
})

/** The names of all elements in the source of a module. */
function elementsIn(program: object): Set<string> {
  const names = new Set<string>()
  JSON.stringify(program, (_, node: unknown) => {
    const { type, name } = Object(node) as { type?: string; name?: { name?: string } }
    if (type === 'JSXOpeningElement') names.add(name?.name ?? '')
    return node
  })
  return names
}
