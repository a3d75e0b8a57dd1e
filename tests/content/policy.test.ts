import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const content = (file: string) =>
  readFile(new URL(`../../content/${file}`, import.meta.url), 'utf8')

test('the policy says that tasks without accessible links are capped at zero', async () => {
  const figures = JSON.parse(await content('figures.json'))
  expect(figures.inaccessible_cap).toEqual({ value: 'zero' }) // spec 5
  const policy = (await content('student-policy/page.md')).replaceAll(/\s+/g, ' ')
  expect(policy).toMatch(/cannot be opened is capped at \{\{figures\.inaccessible_cap\}\}/)
})
