import { compile } from '../../scripts/content/compile.ts'
import { expect, test } from 'vitest'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { makeDrawable } from '../../scripts/review/drawable.ts'
import type { Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'

const CARD = 'content/classes/class-link.md'
const NEW_CARD = 'content/classes/guide.md'

async function drawableAfter(changes: Changes) {
  const { root, change } = await createWorkspace()
  const before = readContentFiles(root)
  await change(changes)
  const after = readContentFiles(root)
  return makeDrawable(after, compile(after), before)
}

test('content without a mistake is drawn as it is', async () => {
  const drawable = await drawableAfter({ [CARD]: ['Join your class.', 'Join us.'] })
  expect(drawable?.leftOut).toEqual(new Set())
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('Join us.')
})

test('a card with a mistake keeps its last version, so that the others can be drawn', async () => {
  const drawable = await drawableAfter({ [CARD]: ['key: class_link', 'key: clas_link'] })
  expect(drawable?.leftOut).toEqual(new Set([CARD]))
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('class_link')
})

test('a new card with a mistake is left out', async () => {
  const drawable = await drawableAfter({ [NEW_CARD]: '---\ntitle: Guide\n---\n' })
  expect(drawable?.leftOut).toEqual(new Set([NEW_CARD]))
  expect(drawable?.modules.has('cards/classes.tsx')).toBe(true)
})

test('a setting that cannot be read keeps its last version', async () => {
  const drawable = await drawableAfter({ 'content/figures.json': '{' })
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('10 minutes')
})
