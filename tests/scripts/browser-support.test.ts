import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../scripts/build/browsers.ts'
import { checkBrowserSupport } from '../../scripts/test/browser-support/check.ts'
import { temporaryFolder } from '../server/program.ts'

test.each([
  ['a.html', '<style>a { color: light-dark(red, blue) }</style>', 'light-dark() is missing in'],
  ['a.css', 'a { b { color: red } }', 'nesting is missing in'],
  ['a.js', 'const a = /(?<=b)c/', 'lookbehind in a regular expression is missing in'],
  ['b.js', 'AbortSignal.timeout(1)', 'AbortSignal.timeout is missing in Safari 15.6,'],
])('the check finds in %s what an old browser lacks: %s', async (name, code, said) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), code)
  const problem = expect.stringContaining(`${name}: ${said}`)
  expect(checkBrowserSupport(folder, {})).toContainEqual(problem)
})

test('the page for older browsers names the oldest supported ones', async () => {
  const html = await readFile(new URL('../../src/portal/index.html', import.meta.url), 'utf8')
  const words = html.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Chrome ${OLDEST_BROWSERS.chrome}`)
  expect(words).toContain(`Firefox ${OLDEST_BROWSERS.firefox}`)
  expect(words).toContain(`Safari ${OLDEST_BROWSERS.safari}`)
})
