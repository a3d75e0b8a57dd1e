import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { schoolFileOf, writeSchoolFile } from '../../scripts/school-file.ts'
import { resetCodeMail } from '../../src/server/mail/reset-code-mail.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import { readSchoolFile } from '../../src/server/school-file.ts'
import { schoolFiles, type Changes } from './school.ts'

const MAIL = 'content/mail/reset-code.md'

const school = (changes: Changes = {}) => {
  const file = schoolFileOf(compile(schoolFiles(changes)))
  if (file === null) throw new Error('This content has a mistake')
  return file
}

/** The mail that this Markdown makes, for Ada and the code 12345678. */
function mail(markdown: string, fullName = 'Ada') {
  const text = `---\nsubject: "For {{site.name}}"\n---\n${markdown}\n\n{{code}}\n`
  const { mails } = school({ [MAIL]: text })
  return writeMail(resetCodeMail({ email: 'ada@example.org', fullName }, '12345678'), mails)
}

const textOf = (markdown: string) => mail(markdown).text.replace('\n\n    12345678\n', '')
/** What stands in the HTML between the school's name and the code, without how it looks. */
function htmlOf(markdown: string): string | undefined {
  const html = mail(markdown).html ?? ''
  const [, body] = /Test School<\/p>\n(.*)\n<p[^>]*>12345678</s.exec(html) ?? []
  return body?.replaceAll(/ (?:style|class)="[^"]*"/g, '')
}

test.each([
  ['Hello {{name}}, **do** _this_ now.', 'Hello Ada, do this now.'],
  ['For {{minutes}} minutes, {{figures.join}}.', 'For 10 minutes, 10 minutes.'],
  ['Ask\nus.', 'Ask us.'],
  ['One  \ntwo', 'One\ntwo'],
  ['[The guide](https://school.ng/a)', 'The guide (https://school.ng/a)'],
  ['<https://school.ng/a>', 'https://school.ng/a'],
  ['[{{site.support_email}}](mailto:{{site.support_email}})', 'help@school.ng'],
  ['Call {{site.support_phone}}', 'Call +234 1'],
  ['- one\n- two\n  - three', '- one\n- two\n  - three'],
  ['3. one\n4. two', '3. one\n4. two'],
  ['> Quoted.', '> Quoted.'],
  ['One\n\n---\n\nTwo', 'One\n\n--------------------\n\nTwo'],
  ['Type `a  b` & <', 'Type a b & <'],
])('as text %j reads %j', (markdown, text) => {
  expect(textOf(markdown)).toBe(text)
})

test.each([
  ['Hello {{name}}, **do** _this_.', '<p>Hello Ada, <strong>do</strong> <em>this</em>.</p>'],
  ['Tom & Jerry < 3', '<p>Tom &amp; Jerry &lt; 3</p>'],
  ['[Go](https://school.ng/?a=1&b=2)', '<p><a href="https://school.ng/?a=1&amp;b=2">Go</a></p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. one', '<ol start="3"><li>one</li></ol>'],
  ['One  \ntwo', '<p>One<br>two</p>'],
])('as HTML %j is %j', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html)
})

describe('a mail', () => {
  test('has lines that nothing on its way folds, but for what cannot be cut', () => {
    const address = `https://school.ng/${'a'.repeat(80)}`
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const { text } = mail(`${words}\n\n- ${words}\n\n> ${words}\n\n<${address}>`)
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > 72)).toEqual([address])
    expect(lines.filter((line) => line.startsWith('  word'))).not.toEqual([])
  })

  test('shows a code that stands alone apart from its text, in both forms', () => {
    const { text, html } = mail('Your code:')
    expect(text).toBe('Your code:\n\n    12345678\n')
    expect(html).toMatch(/font-size:28px[^>]*>12345678</)
  })

  test('names the school, and the values of its content', () => {
    const { subject, html } = mail('Hello.')
    expect(subject).toBe('For Test School')
    expect(html).toContain('>Test School</p>')
  })

  test('fetches nothing and runs nothing', () => {
    expect(mail('Hello.').html).not.toMatch(/src=|url\(|@import|<link|<script|<img/)
  })

  test('shows a name with tags as text', () => {
    expect(mail('Hello {{name}}.', '<b>Ada</b>\nBcc: x').html).toContain(
      'Hello &lt;b&gt;Ada&lt;/b&gt; Bcc: x.',
    )
  })
})

test('what the build says of the school is what the server reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = school()
  await writeSchoolFile(folder, file)
  expect(readSchoolFile(folder)).toEqual(file)
  expect(file).toMatchObject({
    name: 'Test School',
    storedFields: {
      lesson_time: 'text',
      class_link: 'address',
      pre_arrival_link: 'address',
      pre_arrival: 'address',
    },
    placeholders: 2,
  })
})

test('content with a mistake says nothing of the school', () => {
  expect(schoolFileOf(compile(schoolFiles({ [MAIL]: null })))).toBeNull()
})

test('a figure and an address that stand in a mail alone count', () => {
  const changes: Changes = {
    'content/student-policy/page.md': ['You get {{figures.share}} back.', 'You get it.'],
    [MAIL]: [
      '{{minutes}} minutes',
      '{{minutes}} minutes, {{figures.share}} [x](https://example.org/x)',
    ],
  }
  const { problems, placeholders } = compile(schoolFiles(changes))
  expect(problems).toEqual([])
  expect(placeholders.map(({ address }) => address)).toContain('https://example.org/x')
})
