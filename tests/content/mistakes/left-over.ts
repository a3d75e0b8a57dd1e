import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { address, CARD, cardText, slip, title, type Mistakes } from './mistake.ts'

const WHOLE = GOOD_SCHOOL[CARD] ?? ''
const DASHBOARD = 'content/dashboard/page.md'
const MAIL = 'content/mail/reset-code.md'

const OTHER: Changes = { 'content/classes/other.md': WHOLE.replace('Class Link', 'Other') }

/** One slip in the card, which was meant as it is in the good school. */
const inCard = (from: string, to: string) => slip({ [CARD]: [from, to] })

const inText = (text: string, meant: string) => slip(cardText(text), cardText(meant))

const FACT = 'facts:\n  - label: Account\n    value: "0123456789"\n    copy: true\nlinks:'
const withFact = (from: string, to: string): Changes => ({
  [CARD]: ['links:', FACT.replace(from, to)],
})

/** What is left over, doubled, swapped or lost when lines are put together by hand. */
export const leftOver: Mistakes = {
  'the last sign of two versions': inCard('Join within', '>>>>>>> main\nJoin within'),
  'the middle sign of two versions': inCard('Join within', '=======\nJoin within'),
  'the middle sign of two versions in the fields': inCard('links:', '=======\nlinks:'),
  'the first sign of two versions': inCard('links:', '<<<<<<< patch-1\nlinks:'),
  'an older version of the fields, between its signs': inCard(
    'links:',
    '||||||| 61a1ec7\ndescription: Join.\n=======\nlinks:',
  ),
  'an older version of the text, between its signs': inCard(
    'Join within',
    '||||||| merged common ancestors\nJoin.\n=======\nJoin within',
  ),
  'the sign of an older version alone': inCard('links:', '||||||| 61a1ec7\nlinks:'),
  'a sign of two versions among entries': inCard('  - address', '  >>>>>>> main\n  - address'),
  'the sign of an older version in settings': slip({
    'content/figures.json': ['  "share"', '||||||| 61a1ec7\n  "share"'],
  }),
  'a line break out of Word in the fields': inCard('Link\ndesc', 'Link\u2028desc'),
  'a line break out of Word in the text': inText('Join.\u000bStay.', 'Join.\nStay.'),
  'a remark among the fields': { [CARD]: ['links:', '<!-- the links -->\nlinks:'] },
  'a remark of a program among the fields': { [CARD]: ['links:', '// the links\nlinks:'] },
  'the line of an address lost': { [CARD]: ['  - key: class_link\n', ''] },
  'a note twice': inCard('    note: Your', '    note: Your main class\n    note: Your'),
  'links: twice': inCard('links:\n', 'links:\nlinks:\n'),
  'a note above its link': {
    [CARD]: [
      '  - key: class_link\n    note: Your main class\n',
      '    note: Your main class\n  - key: class_link\n',
    ],
  },
  'the value of a fact above its label': slip(
    withFact(
      '  - label: Account\n    value: "0123456789"',
      '    value: "0123456789"\n  - label: Account',
    ),
    withFact('', ''),
  ),
  'a link twice': {
    [CARD]: ['---\nJoin', '  - key: class_link\n    note: Your main class\n---\nJoin'],
  },
  'the first hyphens twice': inCard('---\ntitle', '---\n---\ntitle'),
  'the last hyphens twice': inCard('---\nJoin', '---\n---\nJoin'),
  'a field above the first hyphens': inCard('---\ntitle: Class Link\n', 'title: Class Link\n---\n'),
  'an entry below the last hyphens': inCard(
    '  - address: https://school.ng/guide\n---\n',
    '---\n  - address: https://school.ng/guide\n',
  ),
  'three dots for the last hyphens': inCard('---\nJoin', '…\nJoin'),
  'a quoted field out of Outlook': inCard('title:', '> title:'),
  'a comma for a colon': inCard('title: ', 'title,'),
  'a text below its field': inCard('note: Your main class', 'note:\nYour main class'),
  'quotes doubled by a spreadsheet': slip(
    title('title: ""Class Link""'),
    title('title: "Class Link"'),
  ),
  'backticks around a text': slip(title('title: `Class Link`'), title('title: "Class Link"')),
  'French quotes around a text': slip(title('title: « Class Link »'), title('title: "Class Link"')),
  'a number with the apostrophe of a spreadsheet': slip(
    withFact('"0123456789"', "'0123456789"),
    withFact('', ''),
  ),
  'cards: lost': slip({ [DASHBOARD]: ['cards:\n', ''] }),
  'a card further in than its neighbours': slip(
    { ...OTHER, [DASHBOARD]: ['class-link\n', 'class-link\n   - classes/other\n'] },
    { ...OTHER, [DASHBOARD]: ['class-link\n', 'class-link\n  - classes/other\n'] },
  ),
  'slashes behind mailto:': slip(
    address('mailto://help@school.ng'),
    address('mailto:help@school.ng'),
  ),
  'two addresses run into one': address('https://school.ng/guidehttps://school.ng/form'),
  'a full stop behind an address': slip(address('https://school.ng/guide.')),
  'an address out of Outlook': slip(
    address('https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fschool.ng%2Fguide'),
  ),
  'a broken address out of Google': slip(
    address('https://www.google.com/url?q=https%3A%2F%2Fschool.ng%2Fguide%'),
    address('https://school.ng/guide%'),
  ),
  'an address between angle brackets': slip(address('<https://school.ng/guide>')),
  'an address with words as in a text': slip(address('[Guide](https://school.ng/guide)')),
  'a misspelt ?card=': inText(
    'Go [here](/classes?crad=class-link).',
    'Go [here](/classes?card=class-link).',
  ),
  'the title of a page between brackets': slip(
    cardText('Read our [policy] now.'),
    cardText('Read our [policy](/student-policy) now.'),
  ),
  'a link over two lines': inText('Go [here]\n(/classes).', 'Go [here](/classes).'),
  'a box as GitHub knows it': inText('> [!NOTE]\n> Join now.', '> Join now.'),
  'a detail twice, with another value': {
    [CARD]: [
      'links:',
      'facts:\n  - label: Account\n    value: "1023456781"\n  - label: Account\n    value: "1023456782"\nlinks:',
    ],
  },
  'a card copied from a list of changes': slip({ [CARD]: WHOLE.replaceAll(/^(?=.)/gm, '+') }),
  'a card copied from a list of changes, with spaces': slip({
    [CARD]: WHOLE.replaceAll(/^(?=.)/gm, '+ '),
  }),
  'a card copied from a list of changes but for its hyphens': slip({
    [CARD]: WHOLE.replaceAll(/^(?!---|$)/gm, '+'),
  }),
  'a card copied from a list of changes with lines that are gone': {
    [CARD]: WHOLE.replaceAll(/^(?=.)/gm, '+').replace('+links', '-description: Come.\n links'),
  },
  'settings copied from a list of changes': slip({
    'content/figures.json': (GOOD_SCHOOL['content/figures.json'] ?? '').replaceAll(/^(?=.)/gm, '+'),
  }),
  'a tab among no-break spaces': slip({ [CARD]: ['    note', '\u00a0\tnote'] }),
  'a card uploaded twice': { 'content/classes/class-link (1).md': WHOLE },
  'a card copied by Windows': { 'content/classes/class-link - Copy.md': WHOLE },
  'a mail uploaded twice': { 'content/mail/reset-code (1).md': GOOD_SCHOOL[MAIL] ?? '' },
  'a page called index': {
    [DASHBOARD]: null,
    'content/dashboard/index.md': GOOD_SCHOOL[DASHBOARD] ?? '',
  },
  'a card with its ending twice': { [CARD]: null, 'content/classes/class-link.md.md': WHOLE },
  'a folder content in content': { 'content/content/classes/other.md': WHOLE },
}
