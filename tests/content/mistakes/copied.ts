import { address, cardText, CARD, description, slip, type Mistakes } from './mistake.ts'
import { GOOD_SCHOOL } from '../school.ts'

const inText = (text: string, meant: string) => slip(cardText(text), cardText(meant))

const FIGURES = 'content/figures.json'
const TEST_TIME: [string, string] = [
  '{\n',
  '{\n  "test_time": { "value": 60, "unit": "minutes" },\n',
]

const MAP = 'content/classes/map.png'
const picture = (text: string, file: string) =>
  slip(
    { ...cardText(text), [file]: '' },
    { ...cardText(`![The map](${file.slice(16)})`), [file]: '' },
  )

const BODY = 'Join within {{figures.join}}.\n\nYour lesson is at {{lesson_time}}.\n'

/** As a text is copied from where its lines are counted. */
const numbered = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line, index) => `${index + 1} ${line}`)
    .join('\n')

/** What people copy out of word processors, mails, messages and chatbots into a text. */
export const copiedTexts: Mistakes = {
  'the head of a mail': inText(
    'From: Ada Bursary\nSent: Monday, 2 March 2026 10:11\nTo: All\nSubject: Classes\n\nJoin now.',
    'Join now.',
  ),
  'what a chat says of a message': inText('Join now. <This message was edited>', 'Join now.'),
  'a text that was pasted below itself': slip({
    [CARD]: [BODY, `${BODY}\n${BODY}`],
  }),
  'a card with the numbers of its lines': slip({ [CARD]: numbered(GOOD_SCHOOL[CARD] ?? '') }),
  'fields with the numbers of their lines': slip({
    [CARD]: [
      'links:\n  - key: class_link\n    note: Your main class\n',
      '4 links:\n5   - key: class_link\n6     note: Your main class\n',
    ],
  }),
  'a figure between square brackets': slip(
    { ...cardText('Tests take [test_time].'), [FIGURES]: TEST_TIME },
    { ...cardText('Tests take {{figures.test_time}}.'), [FIGURES]: TEST_TIME },
  ),
  'words that only fill a place': cardText('Lorem ipsum dolor sit amet.'),
  'an empty point of a list': cardText('- a pen\n-\n- paper'),
  'a step that runs on in the one before': inText(
    '1. Open it.\n2. Wait for the report. 3. Read it.',
    '1. Open it.\n2. Wait for the report.\n3. Read it.',
  ),
  'a no-break space behind the hyphen of a point': inText(
    '- a pen\n-\u00a0paper',
    '- a pen\n- paper',
  ),
  'a letter in place of the first number': inText(
    'l. Open it.\n2. Send it.\n3. Wait.',
    '1. Open it.\n2. Send it.\n3. Wait.',
  ),
  'words between brackets that a chatbot left to be filled in': cardText(
    'You get it within [insert number] days.',
  ),
  'a comment of Word between brackets': cardText('Join now[AO1], please.'),
  'something to be filled in between the signs of a tag': inText(
    'Name the file <student ID>-<date>.pdf, please.',
    'Name the file *student ID*-*date*.pdf, please.',
  ),
  'something to be filled in within a description': slip(
    description('description: Name the file <student ID>.pdf.'),
    description('description: Name the file student ID.pdf.'),
  ),
  'steps that begin with keys of a telephone': inText(
    '1️⃣ Open it.\n2️⃣ Send it.',
    '1. Open it.\n2. Send it.',
  ),
  'steps with a backslash': inText('1\\. Open it.\n2\\. Send it.', '1. Open it.\n2. Send it.'),
  'rows of a spreadsheet with commas': inText(
    'Part,Amount,Due\nRegistration,"20,000","Before\ninduction"\nTerm,"150,000",Week 2',
    '| Part | Amount | Due |\n| - | - | - |\n| Registration | 20,000 | Before induction |\n| Term | 150,000 | Week 2 |',
  ),
  'rows between bars without a line of hyphens': inText(
    '| Day | Time |\n| Monday | 7 PM |',
    '| Day | Time |\n| - | - |\n| Monday | 7 PM |',
  ),
  'cells of a table one below the other': cardText('Part\nAmount\nRegistration\n₦20,000'),
  'a footnote with stars': cardText('Join now*.\n\n*But not today.'),
  'a line of a mail that begins with a plus': inText(
    'Pay the fee of your letter,\n+ ₦500 for the bank, at once.',
    'Pay the fee of your letter, + ₦500 for the bank, at once.',
  ),
  'a line of a mail that begins with a number': inText(
    'Your classes begin on\n1. December this year.',
    'Your classes begin on 1. December this year.',
  ),
  'a picture by its path on a computer': picture(
    '![The map](C:\\Users\\ada\\My Pictures\\map.png)',
    MAP,
  ),
  'a picture by its path and with a space in its name': picture(
    '![The map](C:\\Users\\ada\\Campus Map.png)',
    'content/classes/campus-map.png',
  ),
  'a picture that GitHub keeps': cardText(
    '<img width="400" alt="image" src="https://github.com/user-attachments/assets/7d4a1c2e" />',
  ),
  'the address at which a form is made': address('https://docs.google.com/forms/d/1FAIpQ/edit'),
  'the address at which a form of Microsoft is made': {
    [CARD]: ['https://school.ng/guide', 'https://forms.office.com/Pages/DesignPageV2.aspx?id=aB3'],
  },
  'words between brackets that are meant so': {
    planted: cardText('You need a pen [blue or black] and English at level [B2].'),
    meant: cardText('You need a pen [blue or black] and English at level [B2].'),
  },
}
