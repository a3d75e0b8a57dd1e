import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FLOOR } from '../../scripts/build/browsers.ts'
import { checkFloor } from '../../scripts/test/floor/check.ts'
import { temporaryFolder } from '../server/program.ts'

async function check(name: string, code: string, allowed: Record<string, string> = {}) {
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), code)
  return checkFloor(folder, allowed)
}

test('a problem names the file, the feature and every browser without it', async () => {
  expect(await check('a.js', 'AbortSignal.timeout(1)')).toEqual([
    'a.js: AbortSignal.timeout is missing in Safari 15.6, Safari on iOS 15.6.',
  ])
})

test.each([
  ['a.html', 'a script', '<script>AbortSignal.any([])</script>', 'AbortSignal.any'],
  ['a.html', 'a style', '<style>a { color: light-dark(red, blue) }</style>', 'light-dark()'],
  ['a.js', 'a method that only built-ins have', 'list.toSorted()', '.toSorted()'],
  ['a.js', 'a global', 'new CompressionStream("gzip")', 'CompressionStream'],
  ['a.js', 'a method of an iterator', 'map.values().map(String)', 'Iterator.map'],
  ['a.js', 'lookbehind', 'const a = /(?<=b)c/', 'lookbehind in a regular expression'],
  ['a.js', 'the flag v', 'const a = /[a--b]/v', 'flag v of a regular expression'],
  ['a.js', 'a range', 'matchMedia("(width <= 900px)")', 'range syntax in (width <= 900px)'],
  ['a.js', 'a range in a template', 'matchMedia(`(400px<width)`)', 'range syntax in (400px<width)'],
  ['a.css', 'a property', 'a { field-sizing: content }', 'field-sizing'],
  ['a.css', 'a value', 'a { overflow: clip }', 'overflow: clip'],
  ['a.css', 'a unit', 'a { width: 5cqi }', 'cqi'],
  ['a.css', 'a selector', 'a:user-invalid { color: red }', ':user-invalid'],
  ['a.css', 'nesting', 'a { b { color: red } }', 'nesting'],
  ['a.css', 'an at-rule', '@container (min-width: 1px) { a { color: red } }', '@container'],
  ['a.css', 'a range', '@media (width <= 1px) { a { color: red } }', 'range syntax in @media'],
])('the check of %s finds %s', async (name, _what, code, feature) => {
  const problem = expect.stringContaining(`${name}: ${feature} is missing in`)
  expect(await check(name, code)).toContainEqual(problem)
})

test.each([
  ['a.js', 'a guarded call', 'list.toSorted?.()'],
  ['a.js', 'old methods', 'list.map(String).find(Boolean); Object.values(a).map(b)'],
  ['a.js', 'an old static method with the name of a new one', 'CSS.escape("a")'],
  ['a.js', 'a property with the name of a global', 'const a = { navigation: 1 }; a.navigation'],
  ['a.js', 'an old media query', 'matchMedia("(max-width: 900px)")'],
  ['a.css', 'a feature within @supports', '@supports (height: 5cqi) { a { height: 5cqi } }'],
  ['a.css', 'a prefixed property', 'a { -webkit-user-select: none; user-select: none }'],
  ['a.css', 'what the portal uses', '@layer a { b { height: 100dvh; inset: 0 } }'],
])('the check of %s accepts %s', async (name, _what, code) => {
  expect(await check(name, code)).toEqual([])
})

test('a permission covers its feature, and an unused permission is a problem', async () => {
  const allowed = { '.toSorted()': 'a reason', orphans: 'another' }
  expect(await check('a.js', 'list.toSorted()', allowed)).toEqual([
    'Nothing uses orphans any more: take it off the list.',
  ])
})

test('the page for older browsers names the oldest supported ones', async () => {
  const html = await readFile(new URL('../../src/portal/index.html', import.meta.url), 'utf8')
  const words = html.replaceAll(/\s+/g, ' ')
  expect(words).toContain(`Chrome ${FLOOR.chrome}`)
  expect(words).toContain(`Firefox ${FLOOR.firefox}`)
  expect(words).toContain(`Safari ${FLOOR.safari}`)
})
