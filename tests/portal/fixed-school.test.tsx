import { expect, test } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { pageLoaders } from '../../src/content/compiled/loaders.ts'
import { logo } from '../../src/content/compiled/logo.ts'

test('the tested portal is that of the fixed school, not of the content that editors change', async () => {
  expect(site.name).toBe('Harbour School')
  expect(logo).toContain('tests/school/content/logo.svg')
  const { page } = await pageLoaders.classes()
  expect(page.intro).toBe('Join your lessons.')
})
