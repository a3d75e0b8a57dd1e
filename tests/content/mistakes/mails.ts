import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, slip, type Mistakes } from './mistake.ts'

const CODE = 'content/mail/reset-code.md'
const CHANGED = 'content/mail/password-changed.md'

/** Writes this instead of the subject, which is on the second line. */
const subject = (line: string): Changes => ({ [CODE]: ['subject: Your code', line] })
/** Puts this paragraph in front of the mail's text, on line 4. */
const text = (paragraph: string): Changes => ({ [CODE]: ['Hello', `${paragraph}\n\nHello`] })

const EXCHANGED = (GOOD_SCHOOL[CODE] ?? '')
  .replace('{{code}}', '{{none}}')
  .replace('{{minutes}}', '{{code}}')
  .replace('{{none}}', '{{minutes}}')

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
  'a misspelt subject': { planted: subject('subjct: Your code'), meant: {} },
  'a subject in capitals': subject('Subject: Your code'),
  'an empty subject': subject('subject:'),
  'a subject that is cut off': subject(
    'subject: Here is your one-time code for a new password at {{site.name}}, the best of schools',
  ),
  'formatting in a subject': slip({ [CODE]: ['Your code', 'Your **code**'] }),
  'a colon in a subject': subject('subject: Your code: here'),
  'the code in a subject': subject('subject: "{{code}} is your code"'),
  'a field of a card': subject('subject: Your code\ntitle: Code'),
  'the subject of another mail': subject('subject: Your password was changed'),
  'a mail without fields': { [CODE]: 'Hello {{name}}, {{code}}\n' },
  'an empty mail': { [CODE]: '' },
  'a mail that says nothing': { [CHANGED]: '---\nsubject: Your password was changed\n---\n' },
  'the code and its minutes exchanged': slip({ [CODE]: EXCHANGED }),
  'a mail without its code': { [CODE]: ['{{code}}', '12345678'] },
  'a value that only cards have': text('Class at {{lesson_time}}.'),
  'a value of another mail': { [CHANGED]: ['Hello', '{{code}}: Hello'] },
  'a misspelt value': slip({ [CODE]: ['{{name}}', '{{nmae}}'] }),
  'a value in single braces': slip({ [CODE]: ['{{name}}', '{name}'] }),
  'the code in single braces': slip({ [CODE]: ['{{code}}', '{code}'] }),
  'the code twice': { [CODE]: ['It can', 'Your code is {{code}}.\n\nIt can'] },
  'the code in a subject without quotes': subject('subject: Your code: {{code}}'),
  'minutes typed by hand in place of those of the code': slip({
    [CODE]: ['{{minutes}} minutes', '10 minutes'],
  }),
  'other minutes than those of the code': slip({ [CODE]: ['{{minutes}} minutes', '15 minutes'] }),
  'another unit than that of the minutes': slip({
    [CODE]: ['{{minutes}} minutes', '{{minutes}} hours'],
  }),
  'two times in place of the minutes of the code': {
    [CODE]: ['It can be used for {{minutes}} minutes', 'Wait 2 minutes; it works for 15 minutes'],
  },
  'a mail that does not say how long its code works': {
    [CODE]: ['It can be used for {{minutes}} minutes.', 'Use it soon.'],
  },
  ...Object.fromEntries(
    [
      '[First Name]',
      '«First_Name»',
      '«First Name»',
      '{{first_name}}',
      '{{firstName}}',
      '{first_name}',
      '%name%',
      '%FIRSTNAME%',
    ].map((name) => [`the name as ${name}`, slip({ [CODE]: ['{{name}}', name] })]),
  ),
  'the code by another name': slip({ [CODE]: ['{{code}}', '{{otp}}'] }),
  'a field of letters that mails have not': { [CODE]: ['{{name}}', '«Student_ID»'] },
  'the name of a student in a card': { [CARD]: ['Join within', '«First_Name», join within'] },
  'nothing: a title between such quotes, and shares': {
    [CARD]: ['Join within', 'Read «Our name» (50%off and 20%). Join within'],
  },
  'tags in a mail': { planted: text('<b>Read</b> this.'), meant: text('**Read** this.') },
  'a heading in a mail': text('### Your code'),
  'a table in a mail': text('| a | b |\n| - | - |\n| c | d |'),
  'a picture in a mail': text('![Our logo](logo.png)'),
  'a block of code in a mail': text('```\n12\n```'),
  'a page of the portal in a mail': text('See [your payments](/payments).'),
  'a heading as a link in a mail': text('See [below](#below).'),
  'an unsafe link in a mail': text('See [this](javascript:alert).'),
  'a mail that is far too long': text('*a*'.repeat(1100)),
}
