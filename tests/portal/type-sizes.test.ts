import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TOKENS = 'src/portal/theme/tokens.css'
const STYLES = globSync('src/portal/**/*.css').filter((file) => !file.endsWith('print.css'))

/** Whatever stands behind a property in any stylesheet of the portal, each once. */
const valuesOf = (property: string) => {
  const written = new RegExp(`(?<![-\\w])${property}: ([^;]+);`, 'g')
  const styles = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n')
  return new Set(Array.from(styles.matchAll(written), ([, value]) => value))
}

test('type has four sizes: 14, 16, 20 and 28 px', () => {
  const tokens = [...readFileSync(TOKENS, 'utf8').matchAll(/(--text-\w+): (?:min\()?([\d.]+)rem/g)]
  expect(tokens.map(([, , rem]) => Number(rem) * 16)).toEqual([14, 16, 20, 28])
  const names = new Set(tokens.map(([, name]) => `var(${name})`))
  expect(valuesOf('font-size').difference(names)).toEqual(new Set())
})

test('lines are balanced from 600 px on', () => {
  expect(valuesOf('text-wrap')).not.toContain('balance')
  expect(readFileSync(TOKENS, 'utf8')).toMatch(
    /width >= 37\.5rem\) {\s*:root {\s*--balance: balance;/,
  )
})
