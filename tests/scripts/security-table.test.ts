import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/project.ts'
import { CALLS } from '../../src/contract/calls.ts'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '../../src/contract/text.ts'
import { MINUTE_MS } from '../../src/server/clock.ts'
import { weaknessOf } from '../../src/server/security/common-passwords.ts'
import { loginBuckets } from '../../src/server/security/limits.ts'
import { MAX_PASSWORD_LENGTH } from '../../src/server/security/password.ts'
import { TRIES_PER_CODE } from '../../src/server/security/reset-limits.ts'
import { newResetCode } from '../../src/server/security/token.ts'

const SECURITY = await readFile(join(PROJECT, '.github', 'SECURITY.md'), 'utf8')

/** How many rows of level 1 each section of OWASP ASVS 5.0.0 has. They are the first of each section. */
const LEVEL_1: Readonly<Record<string, number>> = {
  '1.2': 5,
  '1.3': 2,
  '1.5': 1,
  '2.1': 1,
  '2.2': 2,
  '2.3': 1,
  '3.2': 2,
  '3.3': 1,
  '3.4': 2,
  '3.5': 3,
  '4.1': 1,
  '4.4': 1,
  '5.2': 2,
  '5.3': 2,
  '6.1': 1,
  '6.2': 8,
  '6.3': 2,
  '6.4': 2,
  '7.2': 4,
  '7.4': 2,
  '8.1': 1,
  '8.2': 2,
  '8.3': 1,
  '9.1': 3,
  '9.2': 1,
  '10.4': 5,
  '11.3': 2,
  '11.4': 1,
  '12.1': 1,
  '12.2': 2,
  '13.4': 1,
  '14.2': 1,
  '14.3': 1,
  '15.1': 1,
  '15.2': 1,
  '15.3': 1,
}

type Row = { readonly number: string; readonly matter: string; readonly shown: string }

/** The rows of the table that begin with a number of the standard. */
function rowsOf(text: string): readonly Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, number = '', matter = '', shown = '']) => ({ number, matter, shown }),
  )
}

const ROWS = rowsOf(SECURITY)

/** Each `file › title` that a row names. */
const namedIn = ({ shown }: Row) =>
  [...shown.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))

/** Whether the file holds a test of that title, which is not skipped for good. */
async function holdsTest(file: string, title: string): Promise<boolean> {
  if (!file.startsWith('tests/') || !existsSync(join(PROJECT, file))) return false
  const text = await readFile(join(PROJECT, file), 'utf8')
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const call = new RegExp(String.raw`(\b[\w.]+|\))\(\s*(['"\`])${quoted}\2,`, 'g')
  return [...text.matchAll(call)].some(([, name = '']) => /^(?:test|it|law|\))$/.test(name))
}

/** A chapter of the file, from its heading to the next. */
function chapter(heading: string): string {
  const [, text = ''] = SECURITY.split(`\n## ${heading}\n`)
  return text.split('\n## ')[0]?.replaceAll(/\s+/g, ' ') ?? ''
}

test('every row of level 1 is there once, in the standard’s order', () => {
  const wanted = Object.entries(LEVEL_1).flatMap(([section, rows]) =>
    Array.from({ length: rows }, (_, index) => `${section}.${index + 1}`),
  )
  expect(wanted).toHaveLength(70)
  expect(ROWS.map(({ number }) => number)).toEqual(wanted)
})

test.each(ROWS)(
  '$number says which test shows it, what deviates, or why it does not apply',
  (row) => {
    const [, kind, reason = ''] = /^(Test|Deviation|Does not apply): (.*)$/.exec(row.shown) ?? []
    expect(kind).toBeDefined()
    if (kind === 'Test') {
      const refs = namedIn(row).map(({ file, title }) => `\`${file} › ${title}\``)
      expect(refs).not.toEqual([])
      expect(reason).toBe(refs.join('; '))
    } else expect(reason).toMatch(/^[^`]{10,}/)
  },
)

const NAMED = ROWS.flatMap((row) =>
  namedIn(row).map(({ file, title }) => [row.number, file, title] as const),
)

test.each(NAMED)('%s: %s holds a test ‘%s’', async (_, file, title) => {
  expect(await holdsTest(file, title)).toBe(true)
})

test('a title that no test has, a describe and a skipped test are noticed', async () => {
  const file = 'tests/server/session.test.ts'
  expect(await holdsTest(file, 'ends when it was not used for 7 days')).toBe(true)
  expect(await holdsTest(file, 'ends when it was not used for 8 days')).toBe(false)
  expect(await holdsTest(file, 'a session')).toBe(false)
  expect(await holdsTest('tests/server/no-such.test.ts', 'a session')).toBe(false)
})

test('what may be sent is written down with the figures that hold', async () => {
  const written = chapter('What may be sent')
  const [password = ''] = /new password has (\d+) to (\d+) characters/.exec(written) ?? []
  const [least, most] = [...password.matchAll(/\d+/g)].map(Number)
  expect(most).toBe(MAX_PASSWORD_LENGTH)
  expect(weaknessOf('ö'.repeat((least ?? 0) - 1))).not.toBeNull()
  expect(weaknessOf('ö'.repeat(least ?? 0))).toBeNull()
  expect(written).toContain(
    `A text that is handed in has ${MAX_TEXT_LENGTH} characters at most, a task's number ${MAX_NAME_LENGTH}`,
  )
  expect(written).toContain(`A reset code has ${newResetCode().length} digits.`)
  const backend = await readFile(join(PROJECT, 'src/server/routes/backend.ts'), 'utf8')
  const [, kilobytes] = /MAX_BODY_BYTES = (\d+) \* 1024/.exec(backend) ?? []
  expect(written).toContain(`A body has ${kilobytes} kB at most`)
})

test('the list of common passwords is as long as it is said to be', async () => {
  const file = join(PROJECT, 'src/server/security/common-passwords.txt')
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/)
  const listed = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(chapter('What may be sent')).toContain(`the ${new Set(listed).size} commonest`)
  expect(listed.filter((password) => weaknessOf(password) === null)).toEqual([])
})

test('the limits of guessing are written down as they are', () => {
  const guess = { email: 'ada@example.org', passwordHash: null, networks: ['/64', '/48'] }
  const device = { studentId: '1', lastUsedAt: '2026-03-02T12:00:00.000Z' }
  const [inBrowser] = loginBuckets({ ...guess, device })
  const limits = [inBrowser, ...loginBuckets({ ...guess, device: null })]
  const written = [...chapter('Guessing').matchAll(/\| (\d+) +\| (\d+) (minutes|hours) +\|/g)].map(
    ([, most, time, unit]) => ({
      most: Number(most),
      windowMs: Number(time) * MINUTE_MS * (unit === 'hours' ? 60 : 1),
    }),
  )
  expect(written).toEqual(limits.map((limit) => ({ most: limit?.most, windowMs: limit?.windowMs })))
  expect(TRIES_PER_CODE).toBe(5)
  expect(chapter('Guessing')).toContain('dies at the fifth wrong try')
})

test('who may do what is written down for every call', () => {
  const written = [...chapter('Who may do what').matchAll(/\| `([^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  const called = [...new Set(CALLS.map(({ path }) => path))]
  expect(written.toSorted()).toEqual(called.toSorted())
})

test('how soon parts from elsewhere are renewed is written down', () => {
  const written = chapter('Parts from elsewhere')
  expect(written).toMatch(
    /critical within \d+ days, high within \d+ days, any other within \d+ days/,
  )
  expect(written).toMatch(/Everything else is renewed once in \d+ months/)
})
