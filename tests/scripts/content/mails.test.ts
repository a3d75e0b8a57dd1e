import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { schoolFileOf, writeSchoolFile } from '../../../scripts/build/school-file.ts'
import { resetCodeMail } from '../../../src/server/mail/mails.ts'
import { writeMail } from '../../../src/server/mail/write-mail.ts'
import { readSchoolFile } from '../../../src/server/built/school-file.ts'
import { temporaryFolder } from '../../server/program.ts'
import { schoolFiles, type Changes } from './good-school.ts'

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
  const now = new Date()
  return writeMail(resetCodeMail('ada@example.org', '12345678', now), fullName, now, mails)
}

test.each([
  ['Hello {{name}}, **do** _this_ now.', 'Hello Ada, do this now.'],
  ['For {{minutes}} minutes, {{figures.join}}.', 'For 10 minutes, 10 minutes.'],
  ['One  \ntwo', 'One\ntwo'],
  ['[The guide](https://school.ng/a)', 'The guide (https://school.ng/a)'],
  ['[{{site.support_email}}](mailto:{{site.support_email}})', 'help@school.ng'],
  ['Call {{site.support_phone}}', 'Call +234 1'],
  ['- one\n- two\n  - three', '- one\n- two\n  - three'],
  ['One\n\n---\n\nTwo', 'One\n\n--------------------\n\nTwo'],
])('%j becomes the text %j, with the code indented below', (markdown, text) => {
  expect(mail(markdown).text).toBe(`${text}\n\n    12345678\n`)
})

test.each([
  ['Hello {{name}}, **do** _this_.', '<p>Hello Ada, <strong>do</strong> <em>this</em>.</p>'],
  ['Tom & Jerry < 3', '<p>Tom &amp; Jerry &lt; 3</p>'],
  ['[Go](https://school.ng/?a=1&b=2)', '<p><a href="https://school.ng/?a=1&amp;b=2">Go</a></p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['One  \ntwo', '<p>One<br>two</p>'],
])('%j becomes the HTML %j', (markdown, html) => {
  const written = mail(markdown).html ?? ''
  // Between the school's name and the code, without how it looks.
  const [, body] = /Test School<\/p>\n(.*)\n<p[^>]*>12345678</s.exec(written) ?? []
  expect(body?.replaceAll(/ (?:style|class)="[^"]*"/g, '')).toBe(html)
})

test('a mail names the school, shows tags in a name as text, and loads and runs nothing', () => {
  const { subject, html } = mail('Hello {{name}}.', '<b>Ada</b>\nBcc: x')
  expect(subject).toBe('For Test School')
  expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; Bcc: x.')
  expect(html).toMatch(/font-size:28px[^>]*>12345678</)
  expect(html).not.toMatch(/src=|url\(|@import|<link|<script|<img/)
})

test('the server reads the school file as the build wrote it', async () => {
  const folder = await temporaryFolder()
  const file = school()
  await writeSchoolFile(folder, file)
  expect(readSchoolFile(folder)).toEqual(file)
  const addresses = ['class_link', 'pre_arrival_link', 'pre_arrival'].map((key) => [key, 'address'])
  const storedFields = { lesson_time: 'text', ...Object.fromEntries(addresses) }
  expect(file).toMatchObject({ name: 'Test School', storedFields, placeholders: 2 })
})

test('a figure counts as used and an address as a placeholder in a mail, too', () => {
  const { problems, placeholders } = compile(
    schoolFiles({
      'content/student-policy/page.md': ['{{figures.share}}', 'it'],
      [MAIL]: ['{{code}}', '{{code}}\n\n{{figures.share}} [x](https://example.org/x)'],
    }),
  )
  expect(problems).toEqual([])
  expect(placeholders.map(({ address }) => address)).toContain('https://example.org/x')
})
