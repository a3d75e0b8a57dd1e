import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../scripts/build/browsers.ts'

test('the page for older browsers names the oldest supported ones', async () => {
  const html = await readFile(new URL('../../src/portal/index.html', import.meta.url), 'utf8')
  const words = html.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Chrome ${OLDEST_BROWSERS.chrome}`)
  expect(words).toContain(`Firefox ${OLDEST_BROWSERS.firefox}`)
  expect(words).toContain(`Safari ${OLDEST_BROWSERS.safari}`)
})
