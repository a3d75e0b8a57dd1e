import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { formatProblem } from '../../../scripts/content/problem.ts'
import { aPicture } from './a-picture.ts'
import { cardFile, schoolFiles, type Changes } from './good-school.ts'

// The mistakes that writers make most, one each.

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const DASHBOARD = 'content/dashboard/page.md'
const MAIL = 'content/mail/reset-code.md'
const [SITE, FIGURES] = ['content/site.json', 'content/figures.json']

/** Writes this instead of the card's title, on line 2. */
const title = (line: string): Changes => ({ [CARD]: ['title: Class Link', line] })
/** Writes this instead of the card's description, on line 3. */
const description = (line: string): Changes => ({ [CARD]: ['description: Join your class.', line] })
/** Writes this instead of the card's address, on line 7 from column 14. */
const address = (text: string): Changes => ({ [CARD]: ['https://school.ng/guide', text] })
/** Begins the card's text, on line 9, with this paragraph. */
const cardText = (text: string): Changes => ({ [CARD]: ['Join within', `${text}\n\nJoin within`] })
/** Puts this paragraph into the policy, on line 8, below its heading "Refunds". */
const policyText = (text: string): Changes => ({ [POLICY]: ['You get', `${text}\n\nYou get`] })
/** The card shows a picture with this name, and this is in its file. */
const picture = (name: string, bytes: Uint8Array): Changes => ({
  ...cardText(`![The map](${name})`),
  [`content/classes/${name}`]: bytes,
})
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
const drawing = (text: string): Changes => picture('map.svg', Buffer.from(text))
const HUGE = Buffer.concat([aPicture(), Buffer.alloc(3_000_000), aPicture()])
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
/** A card after which a student looks at another one. */
const checkLater = (after: string): Changes => ({
  ...title(
    `title: Class Link\ncheck_later:\n  card: status\n  after: ${after}\n  keep: ID\n  help: Ask.`,
  ),
  'content/classes/status.md': cardFile('Status'),
})
const CARD_GONE: Changes = {
  ...policyText('[Join](/classes?card=class-link)'),
  [DASHBOARD]: ['cards:', 'welcome_card: classes/class-link\ncards:'],
  [CARD]: null,
}
const UNCOUNTED: Changes = {
  ...title('title: Class Link\njoin_window:\n  closed: Watch it.'),
  [FIGURES]: ['{\n', '{\n  "class_join": { "value": "ten", "unit": "minutes" },\n'],
}
/** A card with a join window, in a school that does not know when classes begin. */
const NO_LESSON: Changes = {
  [CARD]: cardFile('Class Link', { fields: 'join_window:\n  closed: Watch it.\n' }),
  [FIGURES]: ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  'content/links.json': ['"lesson_time"', '"room"'],
}

/** Where each is told and in which words: those that are the same for every text are left out at the end, or by …. */
const MISTAKES: readonly (readonly [told: string, changes: Changes])[] = [
  // A file that cannot be read, lies in the wrong place or has a wrong name.
  [
    'class-link.md:1:1 The portal cannot read the letters of this file.',
    { [CARD]: Buffer.from('\uFEFFHello', 'utf16le') },
  ],
  [
    'class-link.md:2:11 The portal cannot read this letter or sign.',
    { [CARD]: Buffer.from(cardFile('Café'), 'latin1') },
  ],
  ['class-link.md:9:4 The portal cannot read this letter or sign.', cardText('Do \uE003not pay.')],
  ['class-link.md:9:10 There is an invisible character here.', cardText('Pay to 12\u202E345.')],
  ['class-link.md:9:10 There is an invisible character here.', cardText('Pay to 12&#x202E;345.')],
  ['class-link.md:2:15 There is an invisible character here.', title('title: "Class \\u202eLink"')],
  [
    'site.json:2:17 There is an invisible character here.',
    { [SITE]: ['Test School', 'Test \\u202eSchool'] },
  ],
  ['class-link.md:9:7 There is an invisible character here.', cardText('Pay 12&shy;345.')],
  ['class-link.md:9:1 This line begins with more than ten quotes or', cardText('>'.repeat(40_000))],
  ['class-link.md:9:1 This line begins with more than ten quotes', cardText('1. '.repeat(13_000))],
  ['class-link.md:9:1000 This paragraph has more than 1,000 stars,', cardText('*_'.repeat(20_000))],
  ['class-link.md:9:2999 This paragraph has more than 1,000', cardText('a<?'.repeat(16_000))],
  ['figures.json:3:23 A text of this file has at', { [FIGURES]: ['40', `"${'9'.repeat(1001)}"`] }],
  ['page.md:1:1 This file is too long.', policyText('a\n=\n'.repeat(12_000))],
  [
    'figures.json:2:25 This bracket stands inside more than twenty others.',
    { [FIGURES]: ['{\n', `{\n"a": ${'['.repeat(40_000)}\n`] },
  ],
  ['map.svg:1:1 This drawing is broken: no browser shows it.', drawing(SVG + '<g>'.repeat(50_000))],
  [
    'page.md:8:1 Two people changed this text,',
    policyText('<<<<<<< HEAD\nAll.\n=======\nNone.\n>>>>>>> main'),
  ],
  ['exams.docx:1:1 The portal cannot show a file of this', { 'content/classes/exams.docx': '' }],
  [
    'Exam dates.md:1:1 The portal cannot use a file with the name classes/Exam dates.md. Use small letters, digits and single hyphens; a text ends in .md. Call it content/classes/exam-dates.md',
    { 'content/classes/Exam dates.md': cardFile('Exams') },
  ],
  [
    'exam-dates:1:1 The portal cannot use a file with the name classes/exam-dates. Use small letters, digits and single hyphens; a text ends in .md. Call it content/classes/exam-dates.md',
    { 'content/classes/exam-dates': cardFile('Exams') },
  ],
  [
    'Page.md:1:1 The portal cannot use a file with the name classes/Page.md. Use small letters, digits and single hyphens; a text ends in .md. There is a file content/classes/page.md already',
    { 'content/classes/Page.md': '' },
  ],
  [
    'welcome.md:1:1 This file does not belong here. Move or remove it. The folder of a page holds page.md, cards (files ending in .md) and pictures, and no other folder. The mails are mail/reset-code.md, mail/password-changed.md,',
    { 'content/mail/welcome.md': '' },
  ],
  // Front matter and JSON that do not parse.
  ['class-link.md:2:8 A text with a colon in it needs quotes.', title('title: Class Link: new')],
  ['class-link.md:2:8 The quotes around this text are curly,', title('title: “Class Link: new”')],
  ['class-link.md:6:1 This line begins with a tab, or with a', { [CARD]: ['    note', '\tnote'] }],
  [
    'class-link.md:7:1 This line begins with a tab, or with a space of another kind.',
    { [CARD]: ['  - address', '\u00a0\u00a0- address'] },
  ],
  ['class-link.md:2:1 There is no space after the colon.', title('title:\u00a0Class Link')],
  ['class-link.md:2:8 The quotes of this text do not match.', title('title: "Class Link')],
  ['class-link.md:6:1 The portal cannot read the fields from', { [CARD]: ['    note', '   note'] }],
  ['class-link.md:6:1 The portal cannot read the fields', { [CARD]: ['    note', '     note'] }],
  ['class-link.md:2:1 The portal cannot read the fields from this', title(' title: Class Link')],
  ['class-link.md:6:1 The portal cannot read the fields from', { [CARD]: ['    note', 'note'] }],
  ['class-link.md:2:8 Students do not see the text after #.', title('title: Class #1')],
  ['class-link.md:1:1 The file does not begin with its fields.', { [CARD]: 'Join your class.\n' }],
  ['class-link.md:8:1 There is no line of three hyphens below', { [CARD]: ['---\nJoin', 'Join'] }],
  ['class-link.md:1:1 This line has the sign —, where three hyphens', { [CARD]: ['---', '——-'] }],
  ['class-link.md:8:1 This line has the sign –, where', { [CARD]: ['---\nJoin', '–––\nJoin'] }],
  [
    'class-link.md:8:1 This line has the sign –, where three hyphens must stand alone.',
    { [CARD]: ['---\nJoin', '–––\nBefore.\n\n---\n\nJoin'] },
  ],
  ['class-link.md:8:1 This line has 4 hyphens, where', { [CARD]: ['---\nJoin', '---- \nJoin'] }],
  ['class-link.md:1:1 This line has a space beside the hyphens,', { [CARD]: ['---', '---\u00a0'] }],
  ['class-link.md:9:1 These fields stand in the text, so', cardText('---\ntitle: Class Link\n---')],
  ['figures.json:2:45 A comma is missing here.', { [FIGURES]: ['"minutes" },', '"minutes" }'] }],
  ['figures.json:3:24 A number cannot begin with', { [FIGURES]: ['"value": 40', '"value": 040'] }],
  // Fields that are unknown, missing, misplaced or empty, and wrong values.
  ['class-link.md:2:1 There is no field titel … Did you mean title?', title('titel: Class Link')],
  [
    'class-link.md:2:1 The field description is missing.',
    { [CARD]: ['description: Join your class.\n', ''] },
  ],
  [
    'class-link.md:3:1 There is no field note here. Write note below links, with spaces before it.',
    title('title: Class Link\nnote: Your main class'),
  ],
  ['class-link.md:2:1 The field title is … in your own words: title: Class Link', title('title:')],
  [
    'site.json:5:15 There is no such time zone. … "timeZone": "Africa/Lagos"',
    { [SITE]: ['Africa/Lagos', '+01:00'] },
  ],
  [
    'site.json:7:30 There is no page exams.',
    { [SITE]: ['"chat"', '"search": { "suggested": ["/exams"], "help": "/classes" },\n  "chat"'] },
  ],
  [
    'site.json:7:21 The field kind cannot be contact. Did you mean contacts?',
    { [SITE]: ['"contacts"', '"contact"'] },
  ],
  // Cards with dates.
  [
    'class-link.md:3:8 This is not a day, or a day with a time. … until: YYYY-MM-DD 18:00',
    title('title: Class Link\nuntil: Friday'),
  ],
  [
    'class-link.md:3:1 warning: This time has passed, so students no longer see this card.',
    title('title: Class Link\nuntil: 2020-02-29 18:00'),
  ],
  [
    'class-link.md:3:1 warning: until is not after from, so students never see this card.',
    title('title: Class Link\nuntil: 2126-01-01\nfrom: 2126-01-02'),
  ],
  [
    'site.json:6:74 This is not a telephone number with its country code. … "whatsapp": "+234 800 000 0000"',
    { [SITE]: ['"hours"', '"whatsapp": "0800 000 0000", "hours"'] },
  ],
  // What is named and not there, and what is there and not shown.
  [
    'class-link.md:9:8 There is no value {{figures.joyn}}. Did you mean figures.join?',
    cardText('Within {{figures.joyn}}.'),
  ],
  ['class-link.md:9:4 There is no … Did you mean lesson_time?', cardText('At {{lessontime}}.')],
  [
    'class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
    { [CARD]: ['key: class_link', 'key: clas_link'] },
  ],
  [
    'page.md:5:5 There is no card classes/class-lnik. Did you mean classes/class-link?',
    { [DASHBOARD]: ['classes/class-link', 'classes/class-lnik'] },
  ],
  [
    'page.md:5:5 There is no card payments/class-link. It is now classes/class-link.',
    { [DASHBOARD]: ['classes/class-link', 'payments/class-link'] },
  ],
  [
    'page.md:5:5 There is no card classes/class-link. It may now be classes/join.',
    { [CARD]: null, 'content/classes/join.md': cardFile('Join') },
  ],
  ['page.md:8:17 There is no … Did you mean classes?', policyText('Go to [classes](/clases).')],
  ['page.md:8:11 There is no page Login. Did you mean login?', policyText('[Sign in](/Login).')],
  [
    'class-link.md:7:14 The page student-policy has no heading #refund. Did you mean #refunds?',
    address('/student-policy#refund'),
  ],
  ['class-link.md:9:12 There is no picture map.png in', cardText('![The map](map.png)')],
  [
    'page.md:4:15 There is no card classes/class-link. It is also named in content/dashboard/page.md:6, content/student-policy/page.md:8. The folder classes has no cards.',
    CARD_GONE,
  ],
  [
    'page.md:6:5 The card classes/class-link is named twice. Line 5 names it already',
    { [DASHBOARD]: ['cards:', 'cards:\n  - classes/class-link'] },
  ],
  [
    'page.md:1:1 The folder content/exams has no page.md. Make a file page.md in the folder, or move its files into the folder of their page. Its first lines are these, in your own words: --- title: Exams intro: Everything about your exams. ---',
    { 'content/exams/dates.md': cardFile('Dates') },
  ],
  [
    'class-link.md:7:14 The page student-policy does not show the card classes/class-link. Add classes/class-link to its cards:',
    address('/student-policy?card=classes/class-link'),
  ],
  [
    'page.md:2:8 Nothing leads to the page exams. Link to it from a card or a page, or add this line to content/navigation.json, above a similar line: { "page": "exams", "label": "Exams" },',
    { 'content/exams/page.md': '---\ntitle: Exams\n---\n' },
  ],
  [
    'figures.json:1:3 warning: No text uses the figure review. Write {{figures.review}} where',
    { [FIGURES]: ['{', '{ "review": { "value": 4 },'] },
  ],
  ['map.png:1:1 warning: Nothing shows this picture.', { 'content/classes/map.png': aPicture() }],
  [
    'link.md:2:8 The page classes shows two cards with the title Class link. Give this card or content/classes/class-link.md another title.',
    { 'content/classes/link.md': cardFile('Class link') },
  ],
  // Addresses.
  [
    'class-link.md:7:14 The address school.ng/guide does not begin with https://. Write https://school.ng/guide',
    address('school.ng/guide'),
  ],
  [
    'class-link.md:7:14 help@school.ng is an e-mail address without mailto: before it. Write mailto:help@school.ng',
    address('help@school.ng'),
  ],
  [
    'class-link.md:7:14 The address http://localhost:5173/classes opens on your own computer only.',
    address('http://localhost:5173/classes'),
  ],
  [
    'class-link.md:7:14 This address lets people change the form, not fill it in.',
    address('https://docs.google.com/forms/d/1a2b/edit'),
  ],
  [
    'class-link.md:7:14 warning: This address begins with http://, so others on the same network can read what a student sends. Try it with https://.',
    address('http://school.ng/form'),
  ],
  [
    'class-link.md:7:14 The letter \u0430 in p\u0430ystack.com is of another alphabet, so this address opens another website than it seems to.',
    address('https://p\u0430ystack.com/a'),
  ],
  // Pictures.
  ['map.png:1:1 The end of this picture is', picture('map.png', aPicture().subarray(0, 40))],
  ['map.png:1:1 This picture has 3.0 MB, and students pay for the', picture('map.png', HUGE)],
  ['map.jpg:1:1 Browsers do not show pictures of this kind (HEIC).', picture('map.jpg', HEIC)],
  // Markdown.
  ['class-link.md:9:5 Tags such as <b> and remarks such as <!-- --> do', cardText('Join<br>now.')],
  ['page.md:8:1 A heading with # is too large here. Begin it with ##', policyText('# Fees')],
  ['page.md:8:1 This heading skips a level. Begin it with ###', policyText('#### Fees')],
  ['page.md:8:1 This block of code never ends: students see everything', policyText('```\njoin')],
  ['class-link.md:9:10 warning: No address follows [policy],', cardText('Read our [policy] now.')],
  ['class-link.md:9:1 Students would not see this line: no link', cardText('[Contact]: /classes')],
  ['class-link.md:12:1 Students would not see this', cardText('See [a].\n\n[a]: /\n[A]: /classes')],
  ['class-link.md:9:16 Students would not see “Go” here.', cardText('[Go](/classes "Go")')],
  ['class-link.md:9:7 Students would not see “Type this”', cardText('```sh Type this\nls\n```')],
  [
    'class-link.md:9:1 A picture needs its file right after its words.',
    cardText('![The map][map]\n\n[map]: https://school.ng/map.png'),
  ],
  ['class-link.md:9:6 These stars make no bold text.', cardText('Join **now and be on time.')],
  ['class-link.md:10:1 This sign does not make a list.', cardText('Bring:\n• a pen\n• paper')],
  ['class-link.md:9:1 This sign does not make a list.', cardText('– a pen\n– paper')],
  ['class-link.md:10:1 This sign does not make a list.', cardText('- A bag\n\to\tA pen')],
  ['class-link.md:9:1 This sign does not make a list.', cardText('§ A pen')],
  ['class-link.md:10:1 This sign makes no list without a plain space', cardText('- A bag\n-A pen')],
  ['class-link.md:9:1 This sign makes no list without a plain', cardText('1.Open it.\n2.Pay.')],
  ['class-link.md:9:1 This sign makes no list without a plain space', cardText('-\u00a0A pen')],
  ['class-link.md:10:3 warning: This point does not', cardText('1. Open\n  - a bag\n2. Pay')],
  [
    'class-link.md:10:1 warning: Students would see 2 here, and not 3.',
    cardText('1. Open\n3. Pay'),
  ],
  ['class-link.md:9:1 These lines would run into one: letters', cardText('a) Open it.\nb) Pay.')],
  ['page.md:8:1 There is no plain space after this sign, so it makes no', policyText('##Fees')],
  ['page.md:9:1 --- right below a text makes a large heading of', policyText('Pay early.\n---')],
  ['reset-code.md:11:1 --- right below a text makes', { [MAIL]: ['It can', 'Bye\n---\n\nIt can'] }],
  ['class-link.md:10:1 === right below a text makes a large heading', cardText('Pay early.\n===')],
  ['page.md:8:1 Students would see these signs.', policyText('=======')],
  ['class-link.md:9:1 warning: Four spaces or a tab before this', cardText('    You must pay.')],
  [
    'page.md:10:12 This row has more cells than the first row,',
    policyText('| A | B |\n| - | - |\n| 1 | 9 AM | 5 PM |'),
  ],
  ['page.md:10:1 This line stands right below a', policyText('| A | B |\n| - | - |\nAsk us.')],
  ['page.md:8:1 These lines make no table.', policyText('| A | B |\n| 1 | 2 |')],
  ['page.md:9:1 These lines make no table.', policyText('A | B\n— | —\n1 | 2')],
  ['page.md:8:1 These lines come from a table of another', policyText('Fee\tPrice\nExam\t$5')],
  ['class-link.md:9:8 {figures.join} is not written as a', cardText('Within {figures.join}.')],
  [
    'class-link.md:9:17 warning: 302719884O has a letter in place of a digit. If it is a number, write 3027198840.',
    cardText('Your account is 302719884O.'),
  ],
  ['class-link.md:9:5 warning: 3oo has a letter in place of a … write 300.', cardText('Pay 3oo.')],
  ['site.json:6:58 warning: 8O3 has a letter in … write 803.', { [SITE]: ['+234 1', '+234 8O3'] }],
  // Figures, colours, times, mails and what is not written yet.
  [
    'page.md:8:27 {{figures.share}} has its unit already: students would read 40% percent. Remove percent here.',
    { [POLICY]: ['share}}', 'share}} percent'] },
  ],
  [
    "page.md:8:13 warning: ten minutes is also the school's figure join. If you mean this figure, write {{figures.join}}",
    policyText('Join within ten minutes.'),
  ],
  ['site.json:9:13 Text in the … "#0f739a" is the nearest.', { [SITE]: ['#2346b8', '#7fd4ff'] }],
  ['figures.json:2:28 The figure class_join must be 1 to 10000 minutes, hours or days.', UNCOUNTED],
  [
    'links.json:6:13 A card has a join_window, but no lesson time says when a class begins. Add this line below "values", or remove join_window: "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }',
    NO_LESSON,
  ],
  ['class-link.md:5:10 The figure share does not count … such as join.', checkLater('share')],
  [
    'figures.json:3:23 Students would read 40%%. Write the value without its unit: "value": 40',
    { [FIGURES]: ['"value": 40', '"value": "40%"'] },
  ],
  [
    'figures.json:2:22 The figure join must be 1 to 10000',
    { ...checkLater('join'), [FIGURES]: ['"value": 10', '"value": "10 minutes"'] },
  ],
  [
    'reset-code.md:2:10 This mail does not hold {{code}}, so nobody could use it. Write {{code}} in a paragraph of its own.',
    { [MAIL]: ['{{code}}', '12345678'] },
  ],
  ['page.md:8:1 warning: TODO: this text is not finished.', policyText('TODO: ask finance.')],
  [
    'class-link.md:3:14 warning: Say in a sentence what this card is for: this text is not finished.',
    description('description: Say in a sentence what this card is for.'),
  ],
]

/** Texts that look like a mistake and are none. */
const HONEST = [
  'Down t\no the sea',
  '- 4.x is old\n- 5.x\n  - new',
  '1. Open\n   - a bag\n2. Pay',
  '- Open\n  1. a bag\n\n* Pay',
  '1. Open\n1. Pay\n1. Ask',
  '3) Open\n4) Pay\n4) Ask',
  '§ 4 of the law',
  '#3 is the room.\n#Learn',
  'Your mentor,\n-Ada',
  'From a well\n-known school',
  '-5 °C\n-7 °C',
  'Version\n1.5 and\n2.5',
  'a) first, b) second',
  'a) Open it.  \nb) Pay.',
  'Pay early.\n\n---\n\nAsk us.',
  '- Pay early.\n---',
  '```\n    Pay it.\n-Now\n-Here\n===\n```',
  'Run this:\n\n    npm install',
  '- One\n\n    Two is a part of it.',
  '| A | B |\n| - | - |\n| 1 |\n| 1 | 2 | |\n| 1 \\| 2 | `a\\|b` |',
  'A | B\n--- | ---\n1 | 2\n\nAsk us.',
  'Choose Home | Fees.',
  'Fees&nbsp;&amp; more &#8212; caf&#xe9; &#x110000;.',
  'A\ttab',
  'Room A4, 2FA on the 3rd, 5l of H2O and O2, GPT-4o, https://school.ng/4O and `4O`.',
  '[Write](https://пример.рф), https://münchen.de, https://пример.com or https://日本go.jp.',
  'Use {braces} or { one.',
  'At 40% zoom nothing is cut off.',
  'Join for 5–10 minutes, 110 minutes, often minutes, or 10 minutesworth.',
  '[Hand in](/mentor-tasks/5/submit)',
]

test.each(HONEST)('the check has nothing to say about %j', (text) => {
  expect(compile(schoolFiles(cardText(text))).problems.map(formatProblem)).toEqual([])
})

const CHECKED = MISTAKES.map(([told, changes]) => {
  const { problems, modules } = compile(schoolFiles(changes))
  return { told, problems, modules }
})
const PROBLEMS = CHECKED.flatMap(({ problems }) => problems)

test.each(CHECKED)('the check tells: $told', ({ problems, told }) => {
  const [problem, ...others] = problems.map(formatProblem)
  for (const words of `/${told}`.split(' … ')) expect(problem).toContain(words)
  expect(others).toEqual([])
})

test('an error stops the build, and a warning does not', () => {
  const wrong = CHECKED.filter(({ problems, modules }) => {
    return problems.some(({ severity }) => severity === 'error') !== (modules === null)
  })
  expect(wrong.map(({ told }) => told)).toEqual([])
})

test.each([
  ['3rd December 2026, 6 PM', '2026-12-03 18:00'],
  ['03/12/2026', '2026-12-03'],
  ['2026-12-3 18:30', '2026-12-03 18:30'],
  ['31/02/2026', 'YYYY-MM-DD 18:00'],
])('for the date %s the check advises %s', (written, advised) => {
  const { problems } = compile(schoolFiles(title(`title: Class Link\nuntil: ${written}`)))
  expect(problems[0]?.advice.split('until: ')).toEqual([expect.any(String), advised])
})

/** Words that only developers know. */
const JARGON =
  /\b(?:YAML|JSON|HTML|XML|UTF|ASCII|schema|enum|boolean|bool|string|array|object|null|undefined|NaN|integer|float|pars(?:e|er|ed|ing)|tokens?|syntax|regex|node|AST|mapping|scalar|sequence|literal|invalid|malformed|frontmatter|front matter|identifier|validat\w*|encod\w*|decod\w*|escap\w*|delimiter|scheme|host|alias|anchor|slug|exception|error|stack|module|compil\w*|render\w*|indent\w*|UTF-8|BOM|byte\w*|CRLF|EOF|unicode escape)\b/i

test('no message has a word of jargon', () => {
  // A message can name a file, and UTF-8 as programs list it.
  const told = PROBLEMS.map(({ message, advice }) =>
    `${message} ${advice}`.replaceAll(/\b[\w/-]+\.json\b|UTF-8/g, ''),
  )
  expect(told.filter((words) => JARGON.test(words))).toEqual([])
})
