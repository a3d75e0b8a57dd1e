import { GOOD_SCHOOL } from '../school.ts'
import { CARD, cardText, description, policyText, slip, type Mistakes } from './mistake.ts'

const MAIL = 'content/mail/reset-code.md'

const inText = (text: string, meant: string) => slip(cardText(text), cardText(meant))
const inPolicy = (text: string, meant: string) => slip(policyText(text), policyText(meant))
const inMail = (from: string) => slip({ [MAIL]: ['{{name}}', from] })
const withFact = (value: string) => ({
  [CARD]: ['links:', `facts:\n  - label: Room\n    value: ${value}\nlinks:`] as const,
})

/** The card with a text in which a letter is kept in a byte of an older alphabet. */
const inOldBytes = (text: string) => ({
  [CARD]: new Uint8Array(
    Buffer.from(
      (GOOD_SCHOOL[CARD] ?? '').replace('Join within', `${text}\n\nJoin within`),
      'latin1',
    ),
  ),
})

/** What other programs leave in a text that was copied out of them, or saved by two of them. */
export const leavings: Mistakes = {
  'a letter that was lost': cardText('You\uFFFDll learn.'),
  'two lines kept in an old alphabet': inOldBytes('You\u0092ll learn \u0096 soon.\nCaf\u00e9.'),
  'no result of a spreadsheet in a detail without quotes': withFact('#VALUE!'),
  'the end of a printed page': inText('Join your class.\n\f\nStay.', 'Join your class.\n\nStay.'),
  'the address of a heading': inPolicy('## Fees {#fees}', '## Fees'),
  'a list of Word with lists inside': inText(
    '•\tA pen.\n•\tPaper.\no\tWhite paper.\n▪\tA4.\n•\tA phone.',
    '- A pen.\n- Paper.\n  - White paper.\n    - A4.\n- A phone.',
  ),
  'a picture of a telephone shown': {
    ...cardText('![The map](IMG_0042.HEIC)'),
    [`content/classes/IMG_0042.HEIC`]: new Uint8Array([0]),
  },
  'a picture of WhatsApp shown': {
    planted: {
      ...cardText('![The map](WhatsApp Image 2025-03-12 at 14.22.05.png)'),
      'content/classes/whatsapp-image-2025-03-12-at-14-22-05.png': '',
    },
    meant: {
      ...cardText('![The map](whatsapp-image-2025-03-12-at-14-22-05.png)'),
      'content/classes/whatsapp-image-2025-03-12-at-14-22-05.png': '',
    },
  },
  'a picture of Google Docs': cardText(
    '![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
  ),
  'a picture within the text itself': cardText('![The map](data:image/png;base64,iVBORw0KGgo=)'),
  'a document with a space in its name linked': cardText('Read [the fees](Fees 2025.docx).'),
  'a picture with a space in its name linked': cardText('See [the map](Campus Map.png).'),
  'quotes doubled by a spreadsheet inside of a text': slip(
    description('description: "Say ""yes"". Join."'),
    description('description: "Say \\"yes\\". Join."'),
  ),
  'no-break spaces before a field': slip({
    [CARD]: ['    note: Your', '\u00a0\u00a0\u00a0\u00a0note: Your'],
  }),
  'an answer of a chatbot': slip({
    [CARD]: `Here is the card:\n\n\`\`\`markdown\n${GOOD_SCHOOL[CARD]}\`\`\`\n`,
  }),
  'an answer of a chatbot with more words': slip({
    [CARD]: `Here is the card:\n\n\`\`\`\n${GOOD_SCHOOL[CARD]}\`\`\`\n\nIs that better?\n`,
  }),
  'an answer of a chatbot without fences': slip({
    [CARD]: `Here is the card:\n\n${GOOD_SCHOOL[CARD]}`,
  }),
  'the last fence of a chatbot': slip({ [CARD]: `${GOOD_SCHOOL[CARD]}\`\`\`\n` }),
  'the fences of a chatbot': slip({ [CARD]: `\`\`\`markdown\n${GOOD_SCHOOL[CARD]}\`\`\`\n` }),
  'bold, a line break and a space of a web page': slip(
    cardText('It has a <b>number</b>.<br>&nbsp;Keep it.'),
    cardText('It has a **number**.\n\nKeep it.'),
  ),
  'a footnote of Word': cardText('There is no refund.[1]\n\n[1] But for lessons.'),
  'a comment of Google Docs': cardText('There is no refund.[a]\n\n[a]Is this true?'),
  'a name out of a mail merge': inMail('«Name»'),
  'a name out of a mail merge between brackets': inMail('[Name]'),
  'a picture that a chat left out': inText(
    'Join your class.\n<Media omitted>\nStay.',
    'Join your class.\nStay.',
  ),
}
