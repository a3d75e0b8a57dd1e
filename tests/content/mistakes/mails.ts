import { type Changes } from '../school.ts'
import { type Mistakes } from './mistake.ts'

const CODE = 'content/mail/reset-code.md'
const CHANGED = 'content/mail/password-changed.md'

/** Writes this instead of the subject, which is on the second line. */
const subject = (line: string): Changes => ({ [CODE]: ['subject: Your code', line] })
/** Puts this paragraph in front of the mail's text, on line 4. */
const text = (paragraph: string): Changes => ({ [CODE]: ['Hello', `${paragraph}\n\nHello`] })

export const mails: Mistakes = {
  'a mail that is missing': { [CHANGED]: null },
  'all mails missing': { 'content/mail': null },
  'a mail that nobody sends': { 'content/mail/welcome-all.md': '---\nsubject: Hi\n---\nHello.\n' },
  'a mail with a name that is nearly right': {
    [CODE]: null,
    'content/mail/rest-code.md': '---\nsubject: Hi\n---\n{{code}}\n',
  },
  'a page among the mails': { 'content/mail/page.md': '---\ntitle: Mail\nintro: Ours.\n---\n' },
  'a picture among the mails': { 'content/mail/logo.png': new Uint8Array([137]) },
  'a folder among the mails': { 'content/mail/old/reset-code.md': 'Old' },
  'a mail without subject': subject(''),
  'a misspelt subject': subject('subjct: Your code'),
  'a subject in capitals': subject('Subject: Your code'),
  'an empty subject': subject('subject:'),
  'formatting in a subject': { [CODE]: ['Your code', 'Your **code**'] },
  'a colon in a subject': subject('subject: Your code: here'),
  'the code in a subject': subject('subject: "{{code}} is your code"'),
  'a field of a card': subject('subject: Your code\ntitle: Code'),
  'a mail without fields': { [CODE]: 'Hello {{name}}, {{code}}\n' },
  'an empty mail': { [CODE]: '' },
  'a mail that says nothing': { [CHANGED]: '---\nsubject: Your password was changed\n---\n' },
  'a mail without its code': { [CODE]: ['{{code}}', '12345678'] },
  'a value that only cards have': text('Class at {{lesson_time}}.'),
  'a value of another mail': { [CHANGED]: ['Hello', '{{code}}: Hello'] },
  'a misspelt value': { [CODE]: ['{{name}}', '{{nmae}}'] },
  'the code in single braces': { [CODE]: ['{{code}}', '{code}'] },
  'the code in a subject without quotes': subject('subject: Your code: {{code}}'),
  'minutes typed by hand in place of those of the code': {
    [CODE]: ['{{minutes}} minutes', '10 minutes'],
  },
  'other minutes than those of the code': { [CODE]: ['{{minutes}} minutes', '15 minutes'] },
  'two times in place of the minutes of the code': {
    [CODE]: ['It can be used for {{minutes}} minutes', 'Wait 2 minutes; it works for 15 minutes'],
  },
  'a mail that does not say how long its code works': {
    [CODE]: ['It can be used for {{minutes}} minutes.', 'Use it soon.'],
  },
  'the name by another name': { [CODE]: ['{{name}}', '{{first_name}}'] },
  'the code by another name': { [CODE]: ['{{code}}', '{{otp}}'] },
  'tags in a mail': text('<b>Read</b> this.'),
  'a heading in a mail': text('### Your code'),
  'a table in a mail': text('| a | b |\n| - | - |\n| c | d |'),
  'a picture in a mail': text('![Our logo](logo.png)'),
  'a block of code in a mail': text('```\n12\n```'),
  'a page of the portal in a mail': text('See [your payments](/payments).'),
  'a heading as a link in a mail': text('See [below](#below).'),
  'an unsafe link in a mail': text('See [this](javascript:alert).'),
  'a mail that is far too long': text('*a*'.repeat(1100)),
}
