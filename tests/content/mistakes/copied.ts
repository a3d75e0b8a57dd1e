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

/** As a text is copied from where its lines are counted. */
const numbered = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line, index) => `${index + 1} ${line}`)
    .join('\n')

/** What people copy out of word processors, mails, messages and chatbots into a text. */
export const copiedTexts: Mistakes = {
  'what a chat says of a message': inText('Join now. <This message was edited>', 'Join now.'),
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
