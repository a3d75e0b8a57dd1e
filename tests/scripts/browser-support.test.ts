import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../scripts/build/browsers.ts'
import { checkBrowserSupport } from '../../scripts/test/browser-support/check.ts'
import { temporaryFolder } from '../server/program.ts'

async function check(name: string, code: string) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), code)
  return checkBrowserSupport(folder, {})
}

test('a problem names the file, the feature and every browser without it', async () => {
  expect(await check('a.js', 'AbortSignal.timeout(1)')).toEqual([
    'a.js: AbortSignal.timeout is missing in Safari 15.6, Safari on iOS 15.6.',
  ])
})

test.each([
  ['a.html', '<style>a { color: light-dark(red, blue) }</style>', 'light-dark()'],
  ['a.css', 'a { b { color: red } }', 'nesting'],
  ['a.js', 'list.toSorted(); const a = /(?<=b)c/', 'lookbehind in a regular expression'],
])('the check of %s reads %s', async (name, code, feature) => {
  const problem = expect.stringContaining(`${name}: ${feature} is missing in`)
  expect(await check(name, code)).toContainEqual(problem)
})

test('the page for older browsers names the oldest supported ones', async () => {
  const html = await readFile(new URL('../../src/portal/index.html', import.meta.url), 'utf8')
  const words = html.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Chrome ${OLDEST_BROWSERS.chrome}`)
  expect(words).toContain(`Firefox ${OLDEST_BROWSERS.firefox}`)
  expect(words).toContain(`Safari ${OLDEST_BROWSERS.safari}`)
})
