import { expect, test } from 'vitest'
import { makeDrawable } from '../../scripts/review/drawable.ts'
import { versionOf } from '../../scripts/review/version.ts'
import { schoolFiles, type Changes } from '../content/school.ts'

const CARD = 'content/classes/class-link.md'
const NEW_CARD = 'content/classes/guide.md'

function drawableAfter(changes: Changes) {
  return makeDrawable(versionOf(schoolFiles(changes)), schoolFiles())
}

test('content without a mistake is drawn as it is', () => {
  const drawable = drawableAfter({ [CARD]: ['Join your class.', 'Join us.'] })
  expect(drawable?.leftOut).toEqual(new Set())
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('Join us.')
})

test('a card with a mistake keeps its last version, so that the others can be drawn', () => {
  const drawable = drawableAfter({ [CARD]: ['key: class_link', 'key: clas_link'] })
  expect(drawable?.leftOut).toEqual(new Set([CARD]))
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('class_link')
})

test('a new card with a mistake is left out', () => {
  const drawable = drawableAfter({ [NEW_CARD]: '---\ntitle: Guide\n---\n' })
  expect(drawable?.leftOut).toEqual(new Set([NEW_CARD]))
  expect(drawable?.modules.has('cards/classes.tsx')).toBe(true)
})

test('a setting that cannot be read keeps its last version', () => {
  const drawable = drawableAfter({ 'content/figures.json': '{' })
  expect(drawable?.modules.get('cards/classes.tsx')).toContain('10 minutes')
})
