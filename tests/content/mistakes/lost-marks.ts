import type { Changes } from '../school.ts'
import { POLICY, type Mistakes } from './mistake.ts'

const TABLE = `| When | Back | By |
| --- | --- | --- |
| soon | all | the bank |`

const TEXT = `Open the form:

1. Write your name
   and your cohort.
2. Add [the reason](/classes).
3. Send it.

What helps:

- A photo (small).
- The date, and
  the time.
- Your **student ID**.

${TABLE}

## Appeals

Write again.
`

/** The policy with a text in which all kinds of signs stand, and these changes of it. */
const policy = (...changes: readonly (readonly [string, string])[]): Changes => ({
  [POLICY]: [
    'You get',
    `${changes.reduce((text, [from, to]) => text.replace(from, () => to), TEXT)}\nYou get`,
  ],
})

/** A slip of which the check knows how the line was written before. */
const slip = (from: string, to: string, others: Changes = {}) => ({
  planted: { ...policy([from, to]), ...others },
  accepted: { ...policy(), ...others },
  meant: { ...policy(), ...others },
})

/** A change of which nothing is to be said. */
const meant = (...changes: readonly (readonly [string, string])[]) => ({
  planted: policy(...changes),
  accepted: policy(),
  meant: policy(...changes),
})

/** A slip in a text that has a few more words. */
const inText = (words: string, from: string, to: string) => {
  const accepted = policy(['Write again.', words])
  return { planted: policy(['Write again.', words.replace(from, to)]), accepted, meant: accepted }
}

const LINKED: Changes = {
  'content/classes/class-link.md': [
    'Join within',
    'See [appeals](/student-policy#appeals). Join within',
  ],
}

/** Lines whose words are as they were, and whose signs are not. */
export const lostMarks: Mistakes = {
  'a space in the place of a hyphen of an address': {
    planted: {
      [POLICY]: policy()[POLICY] ?? '',
      'content/classes/class-link.md': ['school.ng/guide', 'school.ng/my guide'],
    },
    accepted: {
      [POLICY]: policy()[POLICY] ?? '',
      'content/classes/class-link.md': ['school.ng/guide', 'school.ng/my-guide'],
    },
    meant: {
      [POLICY]: policy()[POLICY] ?? '',
      'content/classes/class-link.md': ['school.ng/guide', 'school.ng/my-guide'],
    },
  },
  'equals signs below the words of a heading': slip('## Appeals', 'Appeals\n========'),
  'no space behind the hyphen of a later point': slip('- The date', '-The date'),
  'a dash in place of the hyphen of a later point': slip('- The date', '– The date'),
  'the letter o, as Word writes a point': slip('- The date', 'o   The date'),
  'a bracket is gone': slip('(small)', '(small'),
  'the steps below their first words are gone': slip(
    '\n1. Write your name\n   and your cohort.\n2. Add [the reason](/classes).\n3. Send it.\n',
    '',
  ),
  'the text below a heading is gone': {
    planted: { [POLICY]: ['back.', 'back.\n\n## Fees'] },
    accepted: { [POLICY]: ['back.', 'back.\n\n## Fees\n\nPay soon.'] },
    meant: { [POLICY]: ['back.', 'back.\n\n## Fees\n\nPay soon.'] },
  },
  'nothing: a heading and the text below it are gone': {
    planted: {},
    accepted: { [POLICY]: ['back.', 'back.\n\n## Fees\n\nPay soon.'] },
    meant: {},
  },
  'a backslash before the full stop of a step': slip('2. Add', '2\\. Add'),
  'backslashes before the brackets of a link': slip(
    '[the reason](/classes)',
    '\\[the reason\\](/classes)',
  ),
  'backslashes before all signs of a link': slip(
    '[the reason](/classes)',
    '\\[the reason\\]\\(/classes\\)',
  ),
  'a heading lost its signs': slip('## Appeals', 'Appeals'),
  'a heading that a link leads to lost its signs': slip('## Appeals', 'Appeals', LINKED),
  'a step became a point': slip('2. Add', '- Add'),
  'the first step became a point': slip('1. Write', '- Write'),
  'the last step became a point': slip('3. Send', '- Send'),
  'a point became a step': slip('- The date', '1. The date'),
  'bold words lost the stars behind them': slip('**student ID**.', '**student ID.'),
  'the last cell of a row stands in a line of its own': slip('| all | the', '| all |\n| the'),
  'the cells of a row stand in lines of their own': slip(
    '| soon | all | the bank |',
    '| soon\n| all\n| the bank |',
  ),
  'nothing: all steps became points': meant(
    ['1. Write your name\n   and', '- Write your name\n  and'],
    ['2. Add', '- Add'],
    ['3. Send', '- Send'],
  ),
  'nothing: a point is split in two': meant(['The date, and\n  the', 'The date, and\n- the']),
  'nothing: two points are put together': meant(['(small).\n- The', '(small).\n  The']),
  'nothing: bold words are bold no more': meant(['**student ID**', 'student ID']),
  'nothing: the lines are broken otherwise': meant(['name\n   and your', 'name and\n   your']),
  'a space before the bracket of a point that begins a list': slip('- A photo', ' A photo'),
  'a space that was lost between two words': slip('Write your name', 'Write yourname'),
  'a space that was typed too late': slip('and your cohort', 'and you rcohort'),
  'a full stop that was lost between two sentences': {
    planted: policy(['2. Add', '2. Read it Then add'], ['[the', 'and [the']),
    accepted: policy(['2. Add', '2. Read it. Then add'], ['[the', 'and [the']),
    meant: policy(['2. Add', '2. Read it. Then add'], ['[the', 'and [the']),
  },
  'a slash that was lost in an address': {
    planted: { 'content/classes/class-link.md': ['school.ng/guide', 'school.ng/a-guide'] },
    accepted: { 'content/classes/class-link.md': ['school.ng/guide', 'school.ng/a/guide'] },
    meant: { 'content/classes/class-link.md': ['school.ng/guide', 'school.ng/a/guide'] },
  },
  'a bracket that was lost before an address': slip('](/classes)', ']/classes)'),
  'a sign of a heading that was put behind its space': slip('## Appeals', '# #Appeals'),
  'a line end that was lost between two fields': {
    planted: { 'content/classes/class-link.md': ['Class Link\n', 'Class Link'] },
    accepted: {},
    meant: {},
  },
  'nothing: a slash behind an address, and a hyphen in a word': {
    planted: {
      'content/classes/class-link.md': ['school.ng/guide', 'school.ng/guide/'],
      ...policy(['your name', 'your-name']),
    },
    accepted: policy(),
    meant: {
      'content/classes/class-link.md': ['school.ng/guide', 'school.ng/guide/'],
      ...policy(['your name', 'your-name']),
    },
  },
  'nothing: a link, a comma and a full stop at the end that are gone': meant(
    ['[the reason](/classes)', '**the reason**'],
    ['The date, and', 'The date and'],
    ['the time.', 'the time'],
  ),
  'a quote that was put into a word': {
    planted: { 'content/classes/class-link.md': ['Join your class.', 'J"oin your class."'] },
    accepted: { 'content/classes/class-link.md': ['Join your class.', '"Join your class."'] },
    meant: { 'content/classes/class-link.md': ['Join your class.', '"Join your class."'] },
  },
  'a heading and the text below it in one line': slip('## Appeals\n\nWrite', '## Appeals Write'),
  'a letter o in place of a hyphen': slip('- A photo (small).', 'o   A photo (small).'),
  'a heading with one sign more': slip('## Appeals', '### Appeals'),
  'a hyphen that stands a letter too late': inText(
    'Bring an up-to-date list.',
    'to-date',
    'tod-ate',
  ),
  'a dash in place of the hyphen of a word': inText('You need no sign-in.', 'sign-in', 'sign–in'),
  'a quote gone whose other one is in the next line': inText(
    'While you read “Not available\nyet”, wait.',
    '“',
    '',
  ),
  'the first step below the second one': {
    planted: policy(['Write again.', '2. Wait.\n1. Ask.\n3. Go on.']),
    accepted: policy(['Write again.', '1. Ask.\n2. Wait.\n3. Go on.']),
  },
  'the number of its line before a line': slip('Write again.', '28  Write again.'),
  'a line that was pasted over the next one': inText(
    'Tasks that arrive under a private address\nmay not be seen by any of your mentors.',
    'may not be seen by any of your mentors.',
    'Tasks that arrive under a private address',
  ),
  'a line of hyphens below the last text': {
    planted: { 'content/classes/class-link.md': ['{{lesson_time}}.\n', '{{lesson_time}}.\n---\n'] },
    accepted: {},
    meant: {},
  },
  'the words of a figure between braces': inText(
    'Come within {{figures.join}}.',
    'figures.join',
    '10 minutes',
  ),
  'what Google Docs leaves of a heading that a link leads to': {
    planted: { ...policy(['## Appeals', '## Appeals {#appeals-1}']), ...LINKED },
    accepted: { ...policy(), ...LINKED },
    meant: { ...policy(), ...LINKED },
  },
  'the first step is gone': slip('1. Write your name\n   and your cohort.\n', ''),
  'tabs in place of the bars above a table': slip('| When | Back | By |', 'When\tBack\tBy'),
  'a bar gone from the line of hyphens': {
    planted: policy(['--- | --- |\n', '--- --- |\n']),
    accepted: policy(),
    meant: policy(['| --- | --- | --- |', '| - | - | - |']),
  },
  'the end of a sentence gone with the beginning of a line': inText(
    'Write to the team\nstraight away. If it rains, call.',
    'straight away. ',
    '',
  ),
  'two letters of a name in bold exchanged': slip('**student ID**', '**studnet ID**'),
  'a heading that a link leads to with two letters exchanged': slip(
    '## Appeals',
    '## Appaels',
    LINKED,
  ),
  'a heading with two letters exchanged': slip('## Appeals', '## Appaels'),
  'the number of a step twice': slip('2. Add', '2. 2. Add'),
  'two addresses behind the words of a link': slip('(/classes)', '(/classes)(/classes)'),
  'the address of a link among the words': {
    planted: policy(['[the reason](/classes)', '/classes']),
    accepted: policy(),
    meant: policy(['[the reason](/classes)', '[Classes](/classes)']),
  },
  'a table typed anew with tabs': {
    planted: policy([TABLE, 'When\tBack\tBy\nlate\tnothing\tno one']),
    accepted: policy(),
    meant: policy([TABLE, '| When | Back | By |\n| - | - | - |\n| late | nothing | no one |']),
  },
  'a word twice that can stand twice': slip('Write again.', 'Write again again.'),
  'the sign of a comment behind a space': slip('Write again.', 'Write [AO1] again.'),
  'nothing: words joined, and a missing quote put back': {
    planted: policy(['Write again.', 'Write the signup “now”.']),
    accepted: policy(['Write again.', 'Write the sign-up “now.']),
    meant: policy(['Write again.', 'Write the signup “now”.']),
  },
}
