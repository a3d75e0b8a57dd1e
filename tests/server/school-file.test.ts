import { describe, expect, test } from 'vitest'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { readSchoolFile, UNKNOWN_SCHOOL } from '../../src/server/built/school-file.ts'
import { StartError } from '../../src/server/start-error.ts'
import { temporaryFolder } from './program.ts'
import { started } from './started.ts'

const SCHOOL = { ...UNKNOWN_SCHOOL, name: 'Meridian School', placeholders: 3 }
const OTHER_VALUE = { ...PLAIN_TEMPLATES['reset-code'], text: [{ value: 'password' }] }

/** The folder of a built portal with this school.json. */
function portal(school: unknown): Promise<string> {
  const text = typeof school === 'string' ? school : JSON.stringify(school)
  return temporaryFolder({ 'index.html': '<!doctype html>', 'school.json': text })
}

test.each([
  ['is incomplete', JSON.stringify(SCHOOL).slice(0, 40)],
  ['lacks a field', { ...SCHOOL, storedFields: undefined, linkFields: ['class_link'] }],
  ['has another field', { ...SCHOOL, logo: 'logo.svg' }],
  [
    'has a mail with an unknown value',
    { ...SCHOOL, mails: { ...SCHOOL.mails, 'reset-code': OTHER_VALUE } },
  ],
])('a school.json that %s is an error with advice', async (_, school) => {
  const folder = await portal(school)
  expect(() => readSchoolFile(folder)).toThrow(StartError)
  expect(() => readSchoolFile(folder)).toThrow(
    /school\.json is damaged, or another version of the portal wrote it\. Run npm run build\.$/,
  )
})

describe('a server beside its portal', () => {
  const PRODUCTION = { NODE_ENV: 'production' }
  const SMTP = { PORTAL_SMTP_URL: 'smtp://127.0.0.1:9', PORTAL_MAIL_FROM: 'p@example.org' }
  const BACKEND = { PORTAL_BACKEND: 'http://127.0.0.1:9' }
  const NO_MAIL_SERVER = [expect.stringMatching(/^WARNING: No mail server/)]

  test.each([
    ['in a demo', {}, [], []],
    ['in production', { ...PRODUCTION, ...SMTP }, [], ['3 placeholders']],
    ['in production without a mail server', PRODUCTION, NO_MAIL_SERVER, ['3 placeholders']],
    ['in production in front of a backend', { ...PRODUCTION, ...BACKEND }, [], ['3 placeholders']],
  ])('warns %s of what a real school lacks', async (_, env, problems, placeholders) => {
    const { log } = await started(env, { portal: { folder: await portal(SCHOOL) } })
    expect(log.problems.map(({ text }) => text)).toEqual(problems)
    expect(log.lines.flatMap((text) => /\d+ placeholders?/.exec(text)?.[0] ?? [])).toEqual(
      placeholders,
    )
  })
})
