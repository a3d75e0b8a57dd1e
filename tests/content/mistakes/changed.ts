import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, cardText, POLICY, slip as plain, type Mistakes } from './mistake.ts'

const DASHBOARD = 'content/dashboard/page.md'
const FIGURES = 'content/figures.json'
const NAVIGATION = 'content/navigation.json'
const SITE = 'content/site.json'

/** A slip in the accepted school, which is how it was meant; or in one that was meant otherwise. */
const slip = (planted: Changes, accepted: Changes = {}, meant: Changes = {}) => ({
  planted: { ...accepted, ...planted },
  accepted,
  meant: { ...accepted, ...meant },
})

const GUIDE =
  '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - key: class_link\n---\nBegin.\n'
const HELP = GUIDE.replace('Guide', 'Help')
const NEW_CARD = (GOOD_SCHOOL[CARD] ?? '').replace('Join your', 'Find your')
const FULL = `---
title: Dashboard
welcome_card: classes/class-link
cards:
  - classes/guide
  - classes/class-link
  - classes/help
intro: Your classes.
---
`
const THREE = {
  'content/classes/guide.md': GUIDE,
  'content/classes/help.md': HELP,
  [DASHBOARD]: FULL,
}
const PAY = HELP.replace('Help', 'Pay')
  .replace('How to begin', 'How to pay')
  .replace('Begin.', 'Pay.')
  .replace('key: class_link', 'address: https://school.ng/pay')
const PAY_FILE = 'content/classes/pay.md'
const TWO_LINKS = { 'content/classes/help.md': PAY.replace('Pay', 'Help').replace('/pay', '/help') }
const TWO_ADDRESSES = PAY.replace(
  'address: https://school.ng/pay',
  'address: https://school.ng/one\n    note: One\n  - address: https://school.ng/two\n    note: Two',
)
const MORE = TWO_LINKS['content/classes/help.md'].replace('Help', 'More').replace('Pay.', 'More.')
const NAMING: Changes = { [POLICY]: ['You get', 'Open [Class Link](/classes). You get'] }
const NUMBERED: Changes = {
  'content/links.json': [
    '"pre_arrival": {',
    '"class_link_two": { "fields": ["class_link_two"] },\n    "pre_arrival": {',
  ],
}
const LONG_TEXT = `Open the guide.\n\n${'Read all of it with care before you write to us. '.repeat(4).trim()}\n`
const LONG = { ...THREE, 'content/classes/guide.md': GUIDE.replace('Begin.\n', LONG_TEXT) }
const without = (...parts: readonly string[]) => ({
  [DASHBOARD]: parts.reduce((text, part) => text.replace(part, ''), FULL),
})

const DETAILED: Changes = {
  [CARD]: ['links:', 'facts:\n  - label: Room\n    value: Two\nlinks:'],
}
const COPIED: Changes = {
  [CARD]: ['links:', 'facts:\n  - label: Room\n    value: Two\n    copy: true\nlinks:'],
}
const TWO_DETAILS: Changes = {
  [CARD]: [
    'links:',
    'facts:\n  - label: Room\n    value: Two\n    copy: true\n  - label: Day\n    value: One\nlinks:',
  ],
}
const NAMED = FULL.replace('classes/help', 'classes/whom-to-ask')
const RENAMED = {
  'content/classes/help.md': null,
  'content/classes/whom-to-ask.md': HELP,
  [DASHBOARD]: NAMED,
}
const LINK_NAMED = FULL.replaceAll('class-link', 'link')
const LINK_RENAMED = { [CARD]: null, 'content/classes/link.md': GOOD_SCHOOL[CARD] ?? '' }

const TWO_FIGURES: Changes = {
  [FIGURES]: `{
  "join": { "value": 10, "unit": "minutes" },
  "share": { "value": 40, "unit": "%" },
  "late": { "value": 24, "unit": "hours" }
}
`,
  [POLICY]: ['You get', 'Tell us {{figures.late}} before.\n\nYou get'],
}
const figures = (from: string, to: string) => ({
  [FIGURES]: String(TWO_FIGURES[FIGURES]).replace(from, to),
})

const NAMES_PAGE = (title: string) =>
  cardText(`Read “${title}”, **${title}** and [${title}](/student-policy): a Policy is a rule.`)

const GOOD_POLICY = (GOOD_SCHOOL[POLICY] ?? '').replace(
  'title: Policy',
  'title: "Get {{figures.share}}"',
)
const EARN: Changes = {
  'content/navigation.json': ['"Policy"', '"Get {{figures.share}}"'],
}

/** A change of which nothing is to be said. */
const meant = (change: Changes, accepted: Changes = {}) => ({
  planted: change,
  accepted,
  meant: change,
})

/** What is right by itself, and looks like a slip beside the accepted version. */
export const changed: Mistakes = {
  'the address of another link': slip(
    { 'content/classes/pay.md': TWO_ADDRESSES.replace('/two', '/one') },
    { 'content/classes/pay.md': TWO_ADDRESSES },
  ),
  'a card that was saved again as UTF-16': {
    planted: { [CARD]: Buffer.from(`\uFEFF${GOOD_SCHOOL[CARD]}`, 'utf16le') },
    accepted: {},
  },
  "the school's name typed without the quotes of its value": slip(
    { [CARD]: ['links:', 'facts:\n  - label: Name\n    value: Account name\nlinks:'] },
    { [CARD]: ['links:', 'facts:\n  - label: Name\n    value: "{{site.name}}"\nlinks:'] },
  ),
  'a time in place of that of each student': slip({ [CARD]: ['{{lesson_time}}', '7 PM'] }),
  'a unit that moved into its value': slip({ [FIGURES]: ['40, "unit": "%"', '"40%"'] }),
  'a unit with a letter less': slip({ [FIGURES]: ['"minutes"', '"minuts"'] }),
  'a new number with a misspelt unit': slip(
    { [FIGURES]: ['10, "unit": "minutes"', '"six", "unit": "minuets"'] },
    {},
    { [FIGURES]: ['10', '"six"'] },
  ),
  'the line of another figure': slip({
    [FIGURES]: ['"value": 10, "unit": "minutes"', '"value": 40, "unit": "%"'],
  }),
  'a misspelt number': slip({ [FIGURES]: ['10', '"thre"'] }, {}, { [FIGURES]: ['10', '"three"'] }),
  'a comma behind a number': slip(
    { [FIGURES]: ['10', '"12,"'] },
    {},
    { [FIGURES]: ['10', '"12"'] },
  ),
  'two points in a number': slip({ [FIGURES]: ['10', '10.0.'] }),
  'a telephone number that lost its plus and has another digit': slip(
    { [SITE]: ['+234 1', '234 803 512 7742'] },
    { [SITE]: ['+234 1', '+234 803 512 7741'] },
  ),
  'another page for those who have no link': slip({
    'content/links.json': ['"/pre-arrival"', '"/classes"'],
  }),
  'a misspelt day of new hours': slip(
    { [SITE]: ['9 AM to 5 PM', 'Monday to Firday, 8 AM to 4 PM'] },
    {},
    { [SITE]: ['9 AM to 5 PM', 'Monday to Friday, 8 AM to 4 PM'] },
  ),
  'a misspelt word between two new times': slip(
    { [SITE]: ['9 AM to 5 PM', '8 AM tp 4 PM'] },
    {},
    { [SITE]: ['9 AM to 5 PM', '8 AM to 4 PM'] },
  ),
  'the name of the school twice': slip({ [SITE]: ['Test School', 'Test School Test School'] }),
  'a misspelt host of many mails': slip(
    { [SITE]: ['help@school.ng', 'help@gmial.com'] },
    {},
    { [SITE]: ['help@school.ng', 'help@gmail.com'] },
  ),
  'the label of another entry': slip({ [NAVIGATION]: ['"Classes"', '"Policy"'] }),
  'another name of a page in the sidebar alone': slip({
    [NAVIGATION]: ['"page": "classes"', '"page": "lessons"'],
  }),
  'words around the name of a field': slip({ [SITE]: ['"phone"', '"Phone number"'] }),
  'a colour by its name that is too pale': slip(
    { [SITE]: ['#2346b8', 'royal blue'] },
    {},
    { [SITE]: ['#2346b8', '#3c63da'] },
  ),
  'another value in a line': slip({
    'content/mail/reset-code.md': ['Hello {{name}}', 'Hello {{site.support_hours}}'],
  }),
  'a letter of a subject': slip({ 'content/mail/reset-code.md': ['Your code', 'Your cdoe'] }),
  'a sign of the colour twice': slip({ [SITE]: ['#2346b8', '#23446b8'] }),
  'the telephone number in place of the hours': slip({ [SITE]: ['9 AM to 5 PM', '+234 1'] }),
  'a letter and a comma of the hours': slip(
    { [SITE]: ['9 AM to 5 PM', 'Monday 9 AM to 5 PM Lagos tiem'] },
    { [SITE]: ['9 AM to 5 PM', 'Monday, 9 AM to 5 PM, Lagos time'] },
  ),
  'a semicolon in a time': slip(
    { [FIGURES]: ['"value": 10, "unit": "minutes"', '"value": "6;45 PM"'] },
    { [FIGURES]: ['"value": 10, "unit": "minutes"', '"value": "6:45 PM"'] },
  ),
  'the row of a spreadsheet in place of a figure': slip({
    [FIGURES]: ['"join": { "value": 10, "unit": "minutes" },', 'join\t10\tminutes'],
  }),
  'a sign of the colour gone': slip({ [SITE]: ['#2346b8', '#2346b'] }),
  'the end of an e-mail address gone': slip({ [SITE]: ['help@school.ng', 'help@school'] }),
  'the note of a link is gone': slip({ [CARD]: ['    note: Your main class\n', ''] }),
  'a detail can be copied no more': {
    planted: DETAILED,
    accepted: COPIED,
    meant: COPIED,
  },
  'nothing: a detail is gone': meant(
    { [CARD]: ['links:', 'facts:\n  - label: Day\n    value: One\nlinks:'] },
    TWO_DETAILS,
  ),
  'the details of a card are gone': { planted: {}, accepted: DETAILED, meant: DETAILED },
  'the intro of a page is gone': slip({
    'content/classes/page.md': ['intro: Your classes, one tap away.\n', ''],
  }),
  'nothing more: a field whose name has a slip': slip({
    'content/classes/page.md': ['intro:', 'intor:'],
  }),
  'the first card of a list is gone': slip(without('  - classes/guide\n'), THREE),
  'the last card of a list is gone': slip(without('  - classes/help\n'), THREE),
  'two cards of a list are gone': slip(without('  - classes/guide\n', '  - classes/help\n'), THREE),
  'a card of a list between brackets is gone': {
    planted: {
      ...THREE,
      [DASHBOARD]: '---\ntitle: Dashboard\ncards: [classes/guide, classes/help]\n---\n',
    },
    accepted: {
      ...THREE,
      [DASHBOARD]:
        '---\ntitle: Dashboard\ncards: [classes/guide, classes/class-link, classes/help]\n---\n',
    },
  },
  'the list of cards is gone': slip(
    without(
      'welcome_card: classes/class-link\n',
      'cards:\n  - classes/guide\n  - classes/class-link\n  - classes/help\n',
    ),
    { ...THREE, ...without('welcome_card: classes/class-link\n') },
  ),
  'the card of the welcome is gone': slip(without('welcome_card: classes/class-link\n'), THREE),
  'a renamed card is gone from a list of another page': slip(
    { ...RENAMED, [DASHBOARD]: FULL.replace('  - classes/help\n', '') },
    THREE,
    RENAMED,
  ),
  'the list of cards is gone with a renamed card in it': slip(
    {
      ...RENAMED,
      ...without(
        'welcome_card: classes/class-link\n',
        'cards:\n  - classes/guide\n  - classes/class-link\n  - classes/help\n',
      ),
    },
    { ...THREE, ...without('welcome_card: classes/class-link\n') },
    { ...RENAMED, [DASHBOARD]: NAMED.replace('welcome_card: classes/class-link\n', '') },
  ),
  'the renamed card of the welcome is gone': slip(
    { ...LINK_RENAMED, [DASHBOARD]: LINK_NAMED.replace('welcome_card: classes/link\n', '') },
    THREE,
    { ...LINK_RENAMED, [DASHBOARD]: LINK_NAMED },
  ),
  'a card copied to the folder of another page': {
    planted: { 'content/student-policy/class-link.md': GOOD_SCHOOL[CARD] ?? '' },
    accepted: {},
  },
  'a card copied for a new one, its title alone written': {
    planted: {
      'content/classes/other.md': (GOOD_SCHOOL[CARD] ?? '').replace('Class Link', 'Other'),
    },
    accepted: {},
  },
  'a card renamed, its ending forgotten': {
    planted: { ...THREE, 'content/classes/help.md': null, 'content/classes/whom-to-ask': HELP },
    accepted: THREE,
  },
  'a card moved out of its folder': {
    planted: { ...THREE, 'content/classes/help.md': null, 'content/help.md': HELP },
    accepted: THREE,
  },
  'a card moved into a folder in its folder': {
    planted: { ...THREE, 'content/classes/help.md': null, 'content/classes/new/help.md': HELP },
    accepted: THREE,
  },
  'a page moved to another folder without its cards': {
    planted: {
      'content/classes/page.md': null,
      'content/lessons/page.md': GOOD_SCHOOL['content/classes/page.md'] ?? '',
    },
    accepted: {},
  },
  'the text of another card in place of a whole card': slip(
    { 'content/classes/help.md': GOOD_SCHOOL[CARD] ?? '' },
    THREE,
  ),
  'the text of another page in place of a whole page': slip({
    'content/classes/page.md': GOOD_SCHOOL[POLICY] ?? '',
  }),
  'the words of another mail in place of a whole mail': slip({
    'content/mail/password-changed.md': GOOD_SCHOOL['content/mail/reset-code.md'] ?? '',
  }),
  'a card that was changed, and stands in place of another one as well': slip(
    { [CARD]: NEW_CARD, 'content/classes/help.md': NEW_CARD },
    THREE,
    { [CARD]: NEW_CARD },
  ),
  'another card below a card': slip({ 'content/classes/help.md': `${HELP}\n${GUIDE}` }, THREE),
  'another card above a card': slip({ 'content/classes/help.md': `${GUIDE}${HELP}` }, THREE),
  'the figures below a card': slip({
    [CARD]: `${GOOD_SCHOOL[CARD]}${GOOD_SCHOOL[FIGURES]}`,
  }),
  'the text of another card below the fields of a card': {
    planted: { ...LONG, 'content/classes/help.md': HELP.replace('Begin.\n', LONG_TEXT) },
    accepted: LONG,
  },
  'the text of a card below that of a page': {
    planted: { ...LONG, [POLICY]: `${GOOD_SCHOOL[POLICY]}\n${LONG_TEXT}` },
    accepted: LONG,
  },
  'nothing: a text moves to another card': meant(
    {
      ...LONG,
      'content/classes/guide.md': GUIDE.replace('Begin.\n', 'Write to us.\n'),
      'content/classes/help.md': HELP.replace('Begin.\n', LONG_TEXT),
    },
    LONG,
  ),
  'the key of another card in place of the address of a link': {
    planted: {
      'content/classes/pay.md': PAY.replace('address: https://school.ng/pay', 'key: class_link'),
    },
    accepted: { 'content/classes/pay.md': PAY },
    meant: { 'content/classes/pay.md': PAY },
  },
  'the address of another card in place of that of a link': {
    planted: { ...TWO_LINKS, [PAY_FILE]: PAY.replace('/pay', '/help') },
    accepted: { ...TWO_LINKS, [PAY_FILE]: PAY },
    meant: { ...TWO_LINKS, [PAY_FILE]: PAY },
  },
  'nothing: the address of several cards in place of that of a link': meant(
    { ...TWO_LINKS, 'content/classes/more.md': MORE, [PAY_FILE]: PAY.replace('/pay', '/help') },
    { ...TWO_LINKS, 'content/classes/more.md': MORE, [PAY_FILE]: PAY },
  ),
  'a title with what only browsers know, where other texts name the card': {
    planted: { ...NAMING, [CARD]: ['title: Class Link', 'title: "Class Link, {{lesson_time}}"'] },
    accepted: NAMING,
  },
  'a card named twice in place of another': slip(
    { [DASHBOARD]: FULL.replace('- classes/help', '- classes/guide') },
    THREE,
  ),
  'a digit in place of the last word of a key': {
    planted: { ...NUMBERED, [CARD]: ['key: class_link\n', 'key: class_link2\n'] },
    meant: { ...NUMBERED, [CARD]: ['key: class_link\n', 'key: class_link_two\n'] },
  },
  'a description that is cut off in a word': slip({
    [CARD]: ['Join your class.', 'Join your cla'],
  }),
  'a description of two lines that is cut off': slip(
    { [CARD]: ['Join your class.', 'Join your class, and see\n  what is n'] },
    { [CARD]: ['Join your class.', 'Join your class, and see\n  what is new.'] },
  ),
  'nothing: a description that is shorter': meant({ [CARD]: ['Join your class.', 'Join.'] }),
  'nothing: a link with the key of another card is added': meant(
    { 'content/classes/pay.md': PAY.replace('links:\n', 'links:\n  - key: class_link\n') },
    { 'content/classes/pay.md': PAY },
  ),
  'nothing: a link that was there has the words of another title': {
    planted: cardText('Read our [policy](/classes) first.'),
    accepted: cardText('Read our [policy](/classes).'),
  },
  'nothing: two cards change places': meant(
    { ...THREE, 'content/classes/help.md': GUIDE, 'content/classes/guide.md': HELP },
    THREE,
  ),
  'a figure that lost a digit': slip(figures('40', '4'), TWO_FIGURES),
  'a figure that won a digit': slip(figures('10', '100'), TWO_FIGURES),
  'a telephone number that lost a digit': slip({ [SITE]: ['+234 1', '+24 1'] }),
  'a figure in another unit': {
    planted: { [FIGURES]: ['10, "unit": "minutes"', '1, "unit": "hour"'] },
    accepted: {},
    meant: { [FIGURES]: ['10, "unit": "minutes"', '1, "unit": "hour"'] },
  },
  'a time that lost its PM': slip(
    { [FIGURES]: ['10, "unit": "minutes"', '"6.45", "unit": "Lagos time"'] },
    { [FIGURES]: ['10, "unit": "minutes"', '"6:45 PM", "unit": "Lagos time"'] },
    { [FIGURES]: ['10, "unit": "minutes"', '"6:45 PM", "unit": "Lagos time"'] },
  ),
  'hours that lost their end': slip({ [SITE]: ['9 AM to 5 PM', '9 AM'] }),
  'two figures that changed places': slip(
    figures(
      '10, "unit": "minutes" },\n  "share": { "value": 40, "unit": "%" }',
      '40, "unit": "%" },\n  "share": { "value": 10, "unit": "minutes" }',
    ),
    TWO_FIGURES,
  ),
  'the numbers of two figures that changed places': slip(
    {
      [FIGURES]:
        figures('10,', '24,')[FIGURES]?.replace('"late": { "value": 24', '"late": { "value": 10') ??
        '',
    },
    TWO_FIGURES,
  ),
  'two addresses that changed places': slip({
    [SITE]: [
      'https://example.org/mentor-login",\n  "alternatePortal": "https://portal.example.net/',
      'https://portal.example.net/",\n  "alternatePortal": "https://example.org/mentor-login',
    ],
  }),
  'nothing: a card is removed with its file and its name': meant(
    { ...THREE, ...without('  - classes/help\n'), 'content/classes/help.md': null },
    THREE,
  ),
  'nothing: a card moves from its page to another one': meant(
    {
      'content/student-policy/help.md': HELP,
    },
    {
      'content/classes/help.md': HELP,
      'content/classes/page.md': ['away.\n', 'away.\ncards:\n  - help\n'],
    },
  ),
  'nothing: a card of the page itself is no longer named': meant(
    {},
    { 'content/classes/page.md': ['away.\n', 'away.\ncards:\n  - class-link\n'] },
  ),
  'nothing: the cards are in another order': meant(
    {
      ...THREE,
      [DASHBOARD]: FULL.replace('  - classes/guide\n', '').replace(
        'help',
        'help\n  - classes/guide',
      ),
    },
    THREE,
  ),
  'nothing: another figure': meant({
    [FIGURES]: ['10, "unit": "minutes"', '15, "unit": "minutes"'],
  }),
  'nothing: another text below a title with a figure': meant(
    { ...EARN, [POLICY]: GOOD_POLICY.replace('What we expect.', 'What we hope.') },
    { ...EARN, [POLICY]: GOOD_POLICY },
  ),
  'the old title of a page in texts and in the sidebar': {
    planted: { [POLICY]: ['title: Policy', 'title: Our rules'], ...NAMES_PAGE('Policy') },
    accepted: NAMES_PAGE('Policy'),
    meant: {
      [POLICY]: ['title: Policy', 'title: Our rules'],
      'content/navigation.json': ['"Policy"', '"Our rules"'],
      ...NAMES_PAGE('Our rules'),
    },
  },
  'a letter that is lost in an address': {
    planted: { [CARD]: ['school.ng/guide', 'shool.ng/guide'] },
    accepted: {},
    meant: {},
  },
  'nothing: another year in an address, and another address': {
    planted: {
      [CARD]: ['school.ng/guide', 'school.ng/rules'],
      [POLICY]: ['You get', 'See [it](https://school.ng/2026). You get'],
    },
    accepted: { [POLICY]: ['You get', 'See [it](https://school.ng/2025). You get'] },
    meant: {
      [CARD]: ['school.ng/guide', 'school.ng/rules'],
      [POLICY]: ['You get', 'See [it](https://school.ng/2026). You get'],
    },
  },
  'a letter that is typed twice in a title that is named elsewhere': {
    planted: {
      [CARD]: ['title: Class Link', 'title: Class Linkk'],
      [POLICY]: ['You get', 'Open “Class Link”. You get'],
    },
    accepted: { [POLICY]: ['You get', 'Open “Class Link”. You get'] },
  },
  'the description of another card': {
    planted: { ...TWO_LINKS, [PAY_FILE]: PAY.replace('How to pay.', 'Join your class.') },
    accepted: { ...TWO_LINKS, [PAY_FILE]: PAY },
  },
  'the name of the school with another letter': slip({ [SITE]: ['Test School', 'Test Shcool'] }),
  'a telephone number with another digit': slip(
    { [SITE]: ['+234 1', '+234 800 555 0142'] },
    { [SITE]: ['+234 1', '+234 800 555 0143'] },
  ),
  'two telephone numbers': { [SITE]: ['+234 1', '+234 800 555 0142, +234 800 555 0143'] },
  'digits in another order': slip({ [FIGURES]: ['40', '42'] }, { [FIGURES]: ['40', '24'] }),
  'words of the hours are gone': slip(
    { [SITE]: ['9 AM to 5 PM', 'Monday to, 9 AM to 5 PM'] },
    { [SITE]: ['9 AM to 5 PM', 'Monday to Friday, 9 AM to 5 PM'] },
  ),
  'the evening in place of the morning': slip({ [SITE]: ['9 AM to 5 PM', '9 PM to 5 PM'] }),
  'the same number in another unit': slip({ [FIGURES]: ['"minutes"', '"hours"'] }),
  'text between lines of code': slip({
    [CARD]: ['Join within {{figures.join}}.', '```\nJoin within {{figures.join}}.\n```'],
  }),
  'nothing: a heading that is closed by its signs': slip(
    { [POLICY]: ['## Refunds', '## Refunds ##'] },
    {},
    { [POLICY]: ['## Refunds', '## Refunds ##'] },
  ),
  'the address of the line above': slip({
    [SITE]: ['https://portal.example.net/', 'https://example.org/mentor-login'],
  }),
  'a page of the repository': plain(
    { [SITE]: ['"accent"', '"repository": "https://github.com/a/b/tree/main",\n  "accent"'] },
    { [SITE]: ['"accent"', '"repository": "https://github.com/a/b",\n  "accent"'] },
  ),
  'a label of the sidebar with a letter less': slip({ [NAVIGATION]: ['"Classes"', '"Clases"'] }),
  'an entry of the sidebar is gone': slip({
    [NAVIGATION]: ['  { "page": "student-policy", "label": "Policy" },\n', ''],
  }),
  'a name in place of the one of each student': slip({
    'content/mail/reset-code.md': ['Hello {{name}}', 'Hello Ada'],
  }),
}
