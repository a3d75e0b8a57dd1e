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
  ['its script', '<script>AbortSignal.any([])</script>', 'AbortSignal.any'],
  ['its styles', '<style>a { color: light-dark(red, blue) }</style>', 'light-dark'],
])('the check of a page reads %s', async (_what, page, feature) => {
  expect(await check('a.html', page)).toEqual([expect.stringContaining(feature)])
})

test.each([
  ['a static method', 'AbortSignal.any([])', 'AbortSignal.any'],
  ['a method that only built-ins have', 'list.toSorted()', '.toSorted()'],
  ['a global', 'new CompressionStream("gzip")', 'CompressionStream'],
  ['a part of Intl', 'new Intl.DurationFormat()', 'Intl.DurationFormat'],
  ['a method of an iterator', 'map.values().map(String)', 'Iterator.map'],
  ['lookbehind', 'const a = /(?<=b)c/', 'lookbehind in a regular expression'],
  ['lookbehind in a string', 'RegExp("(?<!b)c")', 'lookbehind in a regular expression'],
  ['the flag v', 'const a = /[a--b]/v', 'flag v of a regular expression'],
  ['a media query’s range', 'matchMedia("(width <= 900px)")', 'range syntax in (width <= 900px)'],
  ['a range in a template', 'matchMedia(`(400px<width)`)', 'range syntax in (400px<width)'],
])('the check of a script finds %s', async (_what, code, feature) => {
  expect(await check('a.js', code)).toEqual([
    expect.stringContaining(`a.js: ${feature} is missing in`),
  ])
})

test.each([
  ['a guarded call', 'list.toSorted?.()'],
  ['old methods', 'list.map(String).find(Boolean); Object.values(a).map(b); Object.hasOwn(a, "b")'],
  ['an old static method with the name of a new one', 'CSS.escape("a")'],
  ['a property with the name of a global', 'const a = { navigation: 1 }; a.navigation'],
  ['an old media query', 'matchMedia("(max-width: 900px)")'],
])('the check of a script accepts %s', async (_what, code) => {
  expect(await check('a.js', code)).toEqual([])
})

test.each([
  ['a property', 'a { field-sizing: content }', 'field-sizing'],
  ['a value', 'a { overflow: clip }', 'overflow: clip'],
  ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a function in a custom property', ':root { --a: light-dark(red, blue) }', 'light-dark()'],
  ['a unit', 'a { width: 5cqi }', 'cqi'],
  ['a selector', 'a:user-invalid { color: red }', ':user-invalid'],
  ['nesting', 'a { b { color: red } }', 'nesting'],
  ['an at-rule', '@container (min-width: 1px) { a { color: red } }', '@container'],
  ['a range', '@media (width <= 1px) { a { color: red } }', 'range syntax in @media'],
])('the check of a stylesheet finds %s', async (_what, code, feature) => {
  const problems = await check('a.css', code)
  expect(problems).toContainEqual(expect.stringContaining(`a.css: ${feature} is missing in`))
})

test.each([
  ['a feature within @supports', '@supports (height: 5cqi) { a { height: 5cqi } }'],
  ['a prefixed property', 'a { -webkit-user-select: none; user-select: none }'],
  ['what the portal uses', '@layer a { b { height: 100dvh; inset: 0 } }'],
])('the check of a stylesheet accepts %s', async (_what, code) => {
  expect(await check('a.css', code)).toEqual([])
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
