import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, POLICY, slip as plain, type Mistakes } from './mistake.ts'

/** A slip in the accepted school, which is how it was meant. */
const slip = (planted: Changes, accepted: Changes = {}) => ({
  planted: { ...accepted, ...planted },
  accepted,
  meant: accepted,
})

/** A change of which nothing is to be said. */
const meant = (change: Changes, accepted: Changes = {}) => ({
  planted: change,
  accepted,
  meant: change,
})

const CODE = 'content/mail/reset-code.md'
const WHOLE = GOOD_SCHOOL[CARD] ?? ''

const ACCOUNT = `---
title: Class Link
description: Pay by transfer.
facts:
  - label: Bank
    value: First Bank
    copy: true
  - label: Account name
    value: Test School
    copy: true
  - label: Account number
    value: "0123456789"
    copy: true
links:
  - key: class_link
  - address: https://school.ng/guide
    note: The guide
  - address: https://school.ng/form
---
Find the rules with Link 2, and send it with **Link 3**.

- Join within {{figures.join}}. After that you are absent, even if
  you stay.
- Your lesson is at {{lesson_time}}, unless we tell you
  another time; then we say so
  two days before.
`
const TEXT = ACCOUNT.slice(ACCOUNT.indexOf('Find the'))
const GOOD_TEXT = '## Refunds\n\nYou get {{figures.share}} back.\n'
const PRE = 'content/pre-arrival/page.md'
const SOON = `${GOOD_SCHOOL[PRE]}Soon.\n`
const FORM =
  '---\ntitle: Form\ndescription: Write to us.\nlinks:\n  - address: https://school.ng/f\n---\nFill it in.\n'
const account = (...changes: readonly (readonly [string, string])[]) => ({
  [CARD]: changes.reduce((text, [from, to]) => text.replace(from, () => to), ACCOUNT),
})
const NEW_LINK = ['links:\n', 'links:\n  - address: https://school.ng/new\n'] as const
const SECOND = '  - address: https://school.ng/guide\n    note: The guide\n'

const RULES = (name: string, anchor: string) => ({
  [POLICY]: ['## Refunds', `See [below](#${anchor}).\n\n## Fees\n\nPay.\n\n## ${name}`] as const,
})

const TABLE = '| When | Back |\n| --- | --- |\n| soon | all |\n| late | none |'

const withContact = (words: string): Changes => ({
  [CARD]: ['Join within', `${words}\n\nJoin within`],
})

const WITH_TIME: Changes = {
  'content/figures.json': [
    '"share"',
    '"by": { "value": "6:45 PM", "unit": "Lagos time" },\n  "share"',
  ],
  [CARD]: ['Join within', 'Write before **{{figures.by}}** on that day. Join within'],
}

const LINKS = 'Open your [policy](/student-policy) and your [classes](/classes)'

const ACCESS = 'content/accessibility/page.md'
const PRIVATE = ['public: true\n', ''] as const
const TO_ACCESS: Changes = { [POLICY]: ['You get', 'Read [this](/accessibility). You get'] }

/** What was there before, and is gone or in another place now. */
export const lost: Mistakes = {
  'a row of a table lost the bar between its cells': slip(
    { [POLICY]: ['You get', `${TABLE.replace('soon | all', 'soon all')}\n\nYou get`] },
    { [POLICY]: ['You get', `${TABLE}\n\nYou get`] },
  ),
  'the number of the first step is gone': slip(
    { [POLICY]: ['You get', 'Open it.\n2. Send it.\n3. Wait.\n\nYou get'] },
    { [POLICY]: ['You get', '1. Open it.\n2. Send it.\n3. Wait.\n\nYou get'] },
  ),
  'the name is gone from its line': slip({ [CODE]: ['Hello {{name}},', 'Hello ,'] }),
  'a figure is gone from its sentence': slip({ [CARD]: ['{{figures.join}}', ''] }),
  'a number in place of a figure that no other text names': meant({
    [CARD]: ['Join within {{figures.join}}', 'Join within 15 minutes'],
    'content/figures.json': ['  "join": { "value": 10, "unit": "minutes" },\n', ''],
  }),
  'another figure in place of one': meant({
    [CARD]: ['{{figures.join}}', '{{figures.share}} of the time and {{figures.join}}'],
  }),
  'the line that begins the last detail is gone': slip(
    account(['  - label: Account number\n', '']),
    account(),
  ),
  'the line that begins the first detail is gone': slip(
    account(['  - label: Bank\n', '']),
    account(),
  ),
  'nothing stands behind a value any more': slip(
    account(['value: First Bank', 'value:']),
    account(),
  ),
  'the value of a detail is gone': slip(account(['    value: "0123456789"\n', '']), account()),
  'the address of a link is gone, and its note falls to the link above': slip(
    account(['  - address: https://school.ng/guide\n', '']),
    account(),
  ),
  'the key of the first link is gone': slip({ [CARD]: ['  - key: class_link\n', ''] }),
  'the title is gone': slip({ [CARD]: ['title: Class Link\n', ''] }),
  'nothing: a whole detail is removed': meant(
    account(['  - label: Bank\n    value: First Bank\n    copy: true\n', '']),
    account(),
  ),
  'nothing: a whole link and the sentence about it are removed': meant(
    account([SECOND, ''], [', and send it with **Link 3**', '']),
    account(),
  ),
  'the text below the fields is gone': slip(account([TEXT, '']), account()),
  'the text of a page is gone': slip({ [POLICY]: [GOOD_TEXT, ''] }),
  'the text of a mail is gone': {
    planted: { [CODE]: (GOOD_SCHOOL[CODE] ?? '').replace(/(?<=---\n)Hello[^]*/, '') },
    accepted: {},
  },
  'nothing: the text of a page is gone, and it has a card': meant(
    { [PRE]: SOON.replace(/Soon.*\n/, ''), 'content/pre-arrival/form.md': FORM },
    { [PRE]: SOON },
  ),
  'the last line of a point is gone': slip(account(['\n  you stay.', '']), account()),
  'the end of a point is cut off': slip(account([' even if\n  you stay.', ' even']), account()),
  'a line in the middle of a sentence is gone': slip(
    account(['\n  another time; then we say so', '']),
    account(),
  ),
  'the first line of a point is gone': slip(
    account(['- Your lesson is at {{lesson_time}}, unless we tell you\n', '']),
    account(),
  ),
  'nothing: a whole point is removed': meant(
    account([
      '- Your lesson is at {{lesson_time}}, unless we tell you\n  another time; then we say so\n  two days before.\n',
      '',
    ]),
    account(),
  ),
  'a file that was emptied': slip({ [CARD]: '' }),
  'an empty line in the middle of a sentence': {
    planted: { [CARD]: ['Your lesson is', 'Your lesson\n\nis'] },
    accepted: {},
    meant: { [CARD]: ['Your lesson is', 'Your lesson\nis'] },
  },
  'nothing: a sentence is written anew': meant(
    account([' After that you are absent, even if\n  you stay.', ' Later you are absent']),
    account(),
  ),
  'a link is put first, and the text names the links by their numbers': {
    planted: account(NEW_LINK),
    accepted: account(),
    meant: account(NEW_LINK, ['Link 2', 'Link 3'], ['Link 3**', 'Link 4**']),
  },
  'a link is gone, and the text names it and those below': {
    planted: account([SECOND, '']),
    accepted: account(),
  },
  'a link is gone, and one of its two numbers is mended': {
    planted: account([SECOND, ''], ['**Link 3**', '**Link 2**']),
    accepted: account(),
  },
  'nothing: a link leads to another address': meant(
    account(['https://school.ng/guide', 'https://school.ng/rules']),
    account(),
  ),
  'nothing: a link is put first, and the text is written for it': meant(
    account(NEW_LINK, [
      'Find the rules with Link 2, and send it with **Link 3**.',
      'Begin with Link 1, and send it with Link 3.',
    ]),
    account(),
  ),
  'the number of a link that there is not': {
    [CARD]: ['Join within', 'Join with Link 3, or [Link 4](/classes), within'],
  },
  'a heading has another name, and a link leads to it': {
    planted: RULES('Money back', 'refunds'),
    accepted: RULES('Refunds', 'refunds'),
    meant: RULES('Money back', 'money-back'),
  },
  'a link leads to a heading that has become longer': plain(
    RULES('Refunds and reviews', 'refunds'),
    RULES('Refunds and reviews', 'refunds-and-reviews'),
  ),
  'a number of the same kind in place of a figure': {
    planted: { [CARD]: ['{{figures.join}}', '48 hours'] },
    accepted: {},
    meant: {},
  },
  'a share in place of a figure': {
    planted: { [POLICY]: ['{{figures.share}}', '50%'] },
    accepted: {},
    meant: {},
  },
  'a time with its unit in place of a figure': slip(
    { [CARD]: ['Join within', 'Write before **6:45 AM Lagos time** on that day. Join within'] },
    WITH_TIME,
  ),
  'a time with another unit in place of a figure': slip(
    { [CARD]: ['Join within', 'Write before **6:45 AM WAT** on that day. Join within'] },
    WITH_TIME,
  ),
  "another figure's number in place of a figure": slip(
    { [POLICY]: ['{{figures.share}}', '30%'] },
    {
      'content/figures.json': ['"share"', '"other": { "value": 30, "unit": "%" },\n  "share"'],
      [CARD]: ['Join within', 'You lose {{figures.other}}. Join within'],
    },
  ),
  "another address in place of the school's": slip(
    withContact('[{{site.support_email}}](mailto:suport@example.org)'),
    withContact('[{{site.support_email}}](mailto:{{site.support_email}})'),
  ),
  "another telephone number in place of the school's": slip(
    withContact('Call +234 800 000 000. Our hours: {{site.support_hours}}.'),
    withContact('Call {{site.support_phone}}. Our hours: {{site.support_hours}}.'),
  ),
  "other hours in place of the school's": slip(
    withContact('Our hours: Monday to Friday, 9 AM to 5 p.m., Lagos time.'),
    withContact('Our hours: {{site.support_hours}}.'),
  ),
  "the school's own name and hours in place of its values": slip(
    withContact('Write to Test School (9 AM to 5 PM).'),
    withContact('Write to {{site.name}} ({{site.support_hours}}).'),
  ),
  'nothing: other words in place of the name of the school': meant(
    withContact('Ask our school.'),
    withContact('Ask {{site.name}}.'),
  ),
  "a figure's own number in place of it": {
    planted: { [CARD]: ['{{figures.join}}', '10 minutes'] },
    accepted: {},
    meant: {},
  },
  "a figure's own number in place of it, over two lines": {
    planted: { [CARD]: ['{{figures.join}}', '**10\nminutes**'] },
    accepted: {},
    meant: { [CARD]: ['{{figures.join}}', '**{{figures.join}}**'] },
  },
  "a figure's own number in place of it, and the same number of something else": {
    planted: {
      [CARD]: ['{{figures.join}}.', '10 minutes. After 10 minutes there is a break of 10 minutes.'],
    },
    accepted: {},
  },
  'nothing: a number beside a figure': meant({
    [POLICY]: ['You get {{figures.share}} back.', 'We give\n{{figures.share}} back in 3 days.'],
  }),
  'the code of a mail is gone': slip({ [CODE]: ['{{code}}\n\n', ''] }),
  'a code by hand in place of {{code}}': {
    planted: { [CODE]: ['{{code}}', '12345678'] },
    accepted: {},
  },
  'the minutes of a code are gone': slip({
    [CODE]: ['\nIt can be used for {{minutes}} minutes.\n', ''],
  }),
  'another sentence in place of the minutes of a code': {
    planted: { [CODE]: ['It can be used for {{minutes}} minutes.', 'Use it soon.'] },
    accepted: {},
  },
  'the code of a mail moved into its subject': {
    planted: {
      [CODE]:
        GOOD_SCHOOL[CODE]?.replace('Your code', '"{{code}}"').replace('\n\n{{code}}', '') ?? '',
    },
    accepted: {},
  },
  'the fields are gone': slip({ [CARD]: WHOLE.replace(/^---[^]*---\n/, '') }),
  'a new text above the old one': {
    planted: { [CARD]: WHOLE.replace('Join your class', 'Find your class') + WHOLE },
    accepted: {},
  },
  'a new text below the old one': {
    planted: { [CARD]: `${WHOLE}\n${WHOLE.replace('Join your class', 'Find your class')}` },
    accepted: {},
  },
  'Logout is gone, and the comma above it stays': slip({
    'content/navigation.json': ['  { "action": "logout", "label": "Logout" }\n', ''],
  }),
  'a page has another name, and two texts lead to it': {
    planted: {
      'content/student-policy/page.md': null,
      'content/students-policy/page.md': GOOD_SCHOOL[POLICY] ?? '',
      'content/navigation.json': ['student-policy', 'students-policy'],
      [CARD]: ['Join within', 'See [a](/student-policy) and [b](/student-policy).\n\nJoin within'],
    },
    accepted: {
      [CARD]: ['Join within', 'See [a](/student-policy) and [b](/student-policy).\n\nJoin within'],
    },
  },
  'a heading is gone, and its text is there': {
    planted: { [POLICY]: ['## Refunds', '## Fees\n\nPay early.'] },
    accepted: { [POLICY]: ['## Refunds', '## Fees\n\nPay early.\n\n## Refunds'] },
    meant: { [POLICY]: ['## Refunds', '## Fees\n\nPay early.\n\n## Refunds'] },
  },
  'nothing: a heading is gone with its text': {
    planted: { [POLICY]: ['## Refunds', '## Fees\n\nPay early.\n\n## Refunds'] },
    accepted: {
      [POLICY]: ['## Refunds', '## Fees\n\nPay early.\n\n## Cards\n\nNone.\n\n## Refunds'],
    },
    meant: { [POLICY]: ['## Refunds', '## Fees\n\nPay early.\n\n## Refunds'] },
  },
  'a value in place of another one': slip({ [CARD]: ['{{figures.join}}', '{{figures.share}}'] }),
  'the beginning of a sentence is gone': slip({ [CARD]: ['Your lesson', 'lesson'] }),
  'the label and the value of a detail have changed places': slip(
    account([
      'label: Account name\n    value: Test School',
      'label: Test School\n    value: Account name',
    ]),
    account(),
  ),
  'a digit of a detail is gone': slip(account(['"0123456789"', '"012356789"']), account()),
  'nothing: links in another order': meant(
    account(
      [SECOND, ''],
      ['school.ng/form\n', `school.ng/form\n${SECOND}`],
      ['Link 2', 'Link 3'],
      ['**Link 3**', '**Link 2**'],
    ),
    account(),
  ),
  'a text that was copied from where it is shown': {
    planted: { [CARD]: ['Join within', 'Open your policy and your classes at first. Join within'] },
    accepted: { [CARD]: ['Join within', `${LINKS} first. Join within`] },
    meant: { [CARD]: ['Join within', `${LINKS} at first. Join within`] },
  },
  'nothing: a sentence with a link in other words': meant(
    { [CARD]: ['Join within', 'Open your policy at first. Join within'] },
    { [CARD]: ['Join within', 'Open your [policy](/student-policy) first. Join within'] },
  ),
  'nothing: words of a link that are in the words of another one': meant(
    { [CARD]: ['Join within', 'Open [your policy](/pre-arrival) and see. Join within'] },
    { [CARD]: ['Join within', 'Open your [policy](/student-policy) and **see**. Join within'] },
  ),
  'a page is for everybody no more': { planted: { [ACCESS]: PRIVATE }, accepted: {} },
  'a page that a text names is for everybody no more': {
    planted: { [ACCESS]: PRIVATE, ...TO_ACCESS },
    accepted: TO_ACCESS,
  },
  'a title with another sign': slip({ [CARD]: ['title: Class Link', 'title: "Class Link:"'] }, {}),
}
