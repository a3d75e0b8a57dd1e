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

/** More characters than a screen has in a line: word processors end a line with the paragraph. */
const LONG = 'Open the form, choose who gets the letter, and send it once. '.repeat(3)

/** What people copy out of word processors, mails, messages and chatbots into a text. */
export const copiedTexts: Mistakes = {
  'a mark of a chatbot in a long line': inText(
    `${LONG}Join now :contentReference[oaicite:1]{index=1} ([here](/classes)).`,
    `${LONG}Join now ([here](/classes)).`,
  ),
  'a message of WhatsApp with its time first': inText(
    '[11:32, 22/11/2026] Ada Bursary: Check your form.',
    'Check your form.',
  ),
  'a message of WhatsApp without its year': inText(
    '[22/11, 11:32] Ada: Check your form.',
    'Check your form.',
  ),
  'the head of a mail': inText(
    'From: Ada Bursary\nSent: Monday, 2 March 2026 10:11\nTo: All\nSubject: Classes\n\nJoin now.',
    'Join now.',
  ),
  'what a chat says of a message': inText('Join now. <This message was edited>', 'Join now.'),
  'a text that was pasted below itself': slip({
    [CARD]: [BODY, `${BODY}\n${BODY}`],
  }),
  'who wrote what is answered': inText(
    'Join now.\n\nOn Mon, 2 Mar 2026 at 10:11, Ada Obi <ada@school.ng> wrote:\n',
    'Join now.\n\n',
  ),
  'a card with the numbers of its lines': slip({ [CARD]: numbered(GOOD_SCHOOL[CARD] ?? '') }),
  'a text with the numbers of its lines': slip({
    [CARD]: [
      BODY,
      '9  Join within {{figures.join}}.\n10  \n11  Your lesson is at {{lesson_time}}.\n',
    ],
  }),
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
  'a word with a capital twice': slip(
    cardText('Your Your class begins.'),
    cardText('Your class begins.'),
  ),
  'words that only fill a place': cardText('Lorem ipsum dolor sit amet.'),
  'what a chatbot says before a text': cardText(
    'Certainly! Here is the improved version of your text:\n\nJoin now.',
  ),
  'what a template says to its writer': description('description: Write the new intro here'),
  'signs in place of a number': cardText('It takes XX weeks and costs ??? naira.'),
  'nothing: sentences that look like those': inText(
    'What??? Sure, here is the form: size XXL. Write your text here or there.',
    'What??? Sure, here is the form: size XXL. Write your text here or there.',
  ),
  'an empty point of a list': cardText('- a pen\n-\n- paper'),
  'a step that runs on in the one before': inText(
    '1. Open it.\n2. Wait for the report. 3. Read it.',
    '1. Open it.\n2. Wait for the report.\n3. Read it.',
  ),
  'nothing: a number at the end of a sentence in a step': inText(
    '1. Open page 2. Then read it.\n2. Send it in week 3. Wait.',
    '1. Open page 2. Then read it.\n2. Send it in week 3. Wait.',
  ),
  'a no-break space behind the hyphen of a point': inText(
    '- a pen\n-\u00a0paper',
    '- a pen\n- paper',
  ),
  'a letter in place of the first number': inText(
    'l. Open it.\n2. Send it.\n3. Wait.',
    '1. Open it.\n2. Send it.\n3. Wait.',
  ),
  'a question of a chatbot': cardText('Join now.\n\nWould you like me to make it shorter?'),
  'words between brackets that a chatbot left to be filled in': cardText(
    'You get it within [insert number] days.',
  ),
  'a comment of Word between brackets': cardText('Join now[AO1], please.'),
  'a range with waves': inText(
    'It takes 5~6 days, abroad 2~3 weeks.',
    'It takes 5 to 6 days, abroad 2 to 3 weeks.',
  ),
  'something to be filled in between the signs of a tag': inText(
    'Name the file <student ID>-<date>.pdf, please.',
    'Name the file *student ID*-*date*.pdf, please.',
  ),
  'something to be filled in within a description': slip(
    description('description: Name the file <student ID>.pdf.'),
    description('description: Name the file student ID.pdf.'),
  ),
  'a mail address of Outlook': inText(
    'Write to help@school.ng<mailto:help@school.ng>.',
    'Write to help@school.ng.',
  ),
  'a web address of Outlook': inText(
    'See https://school.ng/form<https://school.ng/form>.',
    'See https://school.ng/form.',
  ),
  'a link of Outlook': cardText('See our form<https://school.ng/form>.'),
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
  'two messages of WhatsApp': inText(
    '[12/03/2025, 14:22:05] Ada: Join now.\n[12/03/2025, 14:23:10] Ada: Stay.',
    'Join now.\n\nStay.',
  ),
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
