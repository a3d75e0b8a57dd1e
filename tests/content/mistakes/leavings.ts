import { GOOD_SCHOOL } from '../school.ts'
import { CARD, cardText, description, policyText, slip, type Mistakes } from './mistake.ts'

const MAIL = 'content/mail/reset-code.md'

const inText = (text: string, meant: string) => slip(cardText(text), cardText(meant))
const inPolicy = (text: string, meant: string) => slip(policyText(text), policyText(meant))
const inMail = (from: string) => slip({ [MAIL]: ['{{name}}', from] })
const label = (words: string) => ({ 'content/navigation.json': ['Policy', words] as const })
const withFact = (value: string) => ({
  [CARD]: ['links:', `facts:\n  - label: Room\n    value: ${value}\nlinks:`] as const,
})

/** A text as programs show it that take it for one of an older alphabet. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

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
  'an apostrophe read in an old alphabet': inText(`You${misread('’')}ll learn.`, 'You’ll learn.'),
  'letters read in an old alphabet': inText(
    misread('Ọjọ́: café, £5 – now…'),
    'Ọjọ́: café, £5 – now…',
  ),
  'a quote of which an old alphabet left half': inText('Say â€œyesâ€ now.', 'Say “yes” now.'),
  'an emoji read in an old alphabet': slip(
    description(`description: Join ${misread('🎉')} now.`),
    description('description: Join 🎉 now.'),
  ),
  'a label read in an old alphabet': slip(
    label(misread('Policies – all')),
    label('Policies – all'),
  ),
  'a letter that was lost': cardText('You\uFFFDll learn.'),
  'a letter that was lost and read in an old alphabet': cardText('Youï¿½ll learn.'),
  'two lines kept in an old alphabet': inOldBytes('You\u0092ll learn \u0096 soon.\nCaf\u00e9.'),
  'no result of a spreadsheet in a text': cardText('Pay #REF! naira.'),
  'no result of a spreadsheet in a detail': withFact('"#N/A"'),
  'no result of a spreadsheet in a detail without quotes': withFact('#VALUE!'),
  'no result of a spreadsheet in a figure': {
    'content/figures.json': ['"value": 10', '"value": "#DIV/0!"'],
  },
  'a lost reference of Word': cardText('Use the form (see Error! Reference source not found.).'),
  'a comment of Word': cardText('Are you unsure?Commented [AO1]: Is this true? Ask your mentor.'),
  'a field of Word': cardText('Ask HYPERLINK "https://school.ng/form" \\o "The form" here.'),
  'the foot of a printed page': cardText('Join your\nHandbook Page 3 of 12\nclass.'),
  'the end of a printed page': inText('Join your class.\n\f\nStay.', 'Join your class.\n\nStay.'),
  'the address of a heading': inPolicy('## Fees {#fees}', '## Fees'),
  'the class of a heading': inPolicy('## **Fees** {.unnumbered}', '## **Fees**'),
  'changes that somebody suggested': inText(
    'Join {--soon--}{++now++}, {~~here~>there~~}{>>sure?<<}.',
    'Join now, there.',
  ),
  'a message of WhatsApp on an iPhone': inText(
    '[12/03/2025, 14:22:05] Ada: Join now.',
    'Join now.',
  ),
  'a message of WhatsApp on Android': inText('12/03/2025, 14:22 - Ada Obi: Join now.', 'Join now.'),
  'a source of a chatbot': inText('Join now. :contentReference[oaicite:0]{index=0}', 'Join now.'),
  'another source of a chatbot': inText('Join now.【1†source】', 'Join now.'),
  'a sign of a third chatbot': inText('Join now [cite: 1, 2].', 'Join now.'),
  'the numbers of a mail': inText(
    'Join now.=20\nYou=E2=80=99ll learn.=20',
    'Join now.\nYou’ll learn.',
  ),
  'bold signs of mathematics': inText('𝗝𝗼𝗶𝗻 𝗻𝗼𝘄 please.', 'Join now please.'),
  'points of Word inside of a point': inText(
    '- A pen.\n- Paper.\no\tWhite paper.\no\tThick paper.',
    '- A pen.\n- Paper.\n  - White paper.\n  - Thick paper.',
  ),
  'points of Word inside of a step': inText(
    '1. Open it.\no\tOn a phone.\n2. Send it.',
    '1. Open it.\n   - On a phone.\n2. Send it.',
  ),
  'a list of Word with lists inside': inText(
    '•\tA pen.\n•\tPaper.\no\tWhite paper.\n▪\tA4.\n•\tA phone.',
    '- A pen.\n- Paper.\n  - White paper.\n    - A4.\n- A phone.',
  ),
  'letters of Word before steps': inText(
    'a)\tOpen it.\nb)\tSend it.\nc)\tWait.',
    '1. Open it.\n2. Send it.\n3. Wait.',
  ),
  'Roman numbers of Word before steps': inText(
    'i.\tOpen it.\nii.\tSend it.',
    '1. Open it.\n2. Send it.',
  ),
  'a tab before a paragraph below a list': inText(
    '1. Open it.\n2. Send it.\n\n\tThen wait for us.',
    '1. Open it.\n2. Send it.\n\nThen wait for us.',
  ),
  'a word that a printed page broke': cardText('It is no ex-\npulsion, first-\nand second-year.'),
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
  'a number that a spreadsheet shortened': withFact('1.23457E+09'),
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
  'a block of code without a line': slip(cardText('```\n```')),
  'bold, a line break and a space of a web page': slip(
    cardText('It has a <b>number</b>.<br>&nbsp;Keep it.'),
    cardText('It has a **number**.\n\nKeep it.'),
  ),
  'a footnote of Word': cardText('There is no refund.[1]\n\n[1] But for lessons.'),
  'a comment of Google Docs': cardText('There is no refund.[a]\n\n[a]Is this true?'),
  'a name out of a mail merge': inMail('«Name»'),
  'a name out of a mail merge between brackets': inMail('[Name]'),
  'nothing: a question that students ask': cardText(
    '**Shall I bring my own laptop?**\n\nShall I come?',
  ),
  'what a chatbot offers at the end': cardText('Let me know if you want it shorter!'),
  'what a chatbot wishes': cardText('I hope this helps! Feel free to adjust the wording.'),
  'what a chatbot says of itself': cardText('As an AI language model, I cannot open links.'),
  'what a chatbot left as it was': cardText('**Note:** I kept the braces as they were.'),
  'a picture that a chat left out': inText(
    'Join your class.\n<Media omitted>\nStay.',
    'Join your class.\nStay.',
  ),
  'a message that was edited in a chat': inText('Join now. (edited)', 'Join now.'),
  'a button without where it leads': cardText('Click here'),
  'a line that GitHub shows as added': inText('+Join your class.', 'Join your class.'),
  'a letter in place of what was to be pasted': inText('v\nJoin your class.', 'Join your class.'),
  'words that were pasted into a word': cardText('Find your trFind your track.'),
  'nothing: names with a capital letter in them': inText(
    'An iPhone, GitHub, LinkedIn and eBooks.',
    'An iPhone, GitHub, LinkedIn and eBooks.',
  ),
}
