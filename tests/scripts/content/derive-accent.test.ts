import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  contrast,
  deriveAccent,
  HARDEST_SURFACE,
  isReadable,
  readableAccent,
} from '../../../scripts/content/theme/derive-accent.ts'

const ACCENTS = ['#2346b8', '#b3261e', '#00695c', '#6a1b9a', '#8a5a00', '#000000', '#555555']

test.each(ACCENTS)('every text in colours derived from %s has a contrast of 4.5', (accent) => {
  expect(isReadable(accent)).toBe(true)
  const colors = deriveAccent(accent)
  for (const theme of ['light', 'dark'] as const) {
    const of = (name: keyof typeof colors) => colors[name][theme]
    const pairs = {
      'accent on the surfaces': [of('accent'), HARDEST_SURFACE[theme]],
      'accent on its soft tone': [of('accent'), of('accent-soft')],
      'the strong accent on the soft tone': [of('accent-strong'), of('accent-soft')],
      'text on the accent': [of('on-accent'), of('accent')],
      'text on the strong accent': [of('on-accent'), of('accent-strong')],
      'text on the brand': [of('on-brand'), of('brand')],
    } as const
    for (const [pair, [one, other]] of Object.entries(pairs)) {
      expect(contrast(one, other), `${pair} in ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test.each(['#f2c200', '#7fd4ff', '#ffffff', '#5c7cfa'])(
  '%s is too pale, and its nearest readable colour is readable',
  (accent) => {
    expect(isReadable(accent)).toBe(false)
    expect(isReadable(readableAccent(accent))).toBe(true)
  },
)

test('the surfaces for the contrast of accents are those of the portal', async () => {
  const tokens = await readFile('src/portal/theme/tokens.css', 'utf8')
  expect(tokens).toContain(`--surface-sunken: light-dark(${HARDEST_SURFACE.light},`)
  expect(tokens).toMatch(
    new RegExp(`--surface-hover: light-dark\\(#\\w+, ${HARDEST_SURFACE.dark}\\)`),
  )
})
