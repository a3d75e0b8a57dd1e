import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const POLICY = new URL('../../content/student-policy/page.md', import.meta.url)

test('the policy says that tasks without accessible links are capped at zero', async () => {
  const words = (await readFile(POLICY, 'utf8')).replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/cannot be opened[^.]*capped at zero/) // spec 5
})
