import { GOOD_SCHOOL } from '../school.ts'
import { address, CARD, cardText, description, policyText, type Mistakes } from './mistake.ts'

const WHOLE = GOOD_SCHOOL[CARD] ?? ''

/** A paragraph of the card as it was pasted, and as it was meant. */
const pasted = (text: string, meant: string) => ({
  planted: cardText(text),
  meant: cardText(meant),
})

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  )

const PNG = '\u0089PNG\r\n\u001a\n'
const MAP = 'content/classes/map.png'
const shown = cardText('![The map](map.png)')

/** What Word, Excel, GitHub, WhatsApp and web pages leave in texts, one at a time. */
export const pastedThings: Mistakes = {
  'round points of a list': pasted('Bring:\n• a pen\n• paper', 'Bring:\n- a pen\n- paper'),
  'middle dots of a list': pasted('· a pen\n· paper', '- a pen\n- paper'),
  'a round point and a tab': pasted('•\ta pen\n•\tpaper', '- a pen\n- paper'),
  'dashes of a list': pasted('– a pen\n– paper', '- a pen\n- paper'),
  'ticks of a list': pasted('✓ a pen\n✓ paper', '- a pen\n- paper'),
  'a picture as web pages write it': {
    planted: { ...cardText('<img src="map.png" alt="The map">'), [MAP]: '' },
    meant: { ...shown, [MAP]: '' },
  },
  'a picture as GitHub pastes it': {
    planted: { ...cardText('<img width="400" alt="The map" src="map.png" />'), [MAP]: '' },
    meant: { ...shown, [MAP]: '' },
  },
  'a picture as web pages write it, without words': {
    ...cardText('<img src="map.png">'),
    [MAP]: '',
  },
  'bold as web pages write it': pasted('Join <b>now</b>.', 'Join **now**.'),
  'bold and italic as web pages write it': pasted(
    'Join <strong>now</strong> and <em>here</em>.',
    'Join **now** and *here*.',
  ),
  'a line break as web pages write it': pasted(
    'Join now.<br>Come early.',
    'Join now.\n\nCome early.',
  ),
  'a link as web pages write it': pasted(
    'Read <a href="https://school.ng/form">the form</a>.',
    'Read [the form](https://school.ng/form).',
  ),
  'a span out of Google Docs': pasted('Join <span style="color:red">now</span>.', 'Join now.'),
  'a block as web pages write it': pasted('<div>Join now.</div>', 'Join now.'),
  'a space between words and address': pasted('Go [here] (/classes).', 'Go [here](/classes).'),
  'brackets the wrong way round': pasted('Go (here)[/classes].', 'Go [here](/classes).'),
  'a bracket too few in a link': pasted('Go [here(/classes).', 'Go [here](/classes).'),
  'curly quotes around an address': pasted(
    'Go [here](“https://school.ng/form”).',
    'Go [here](https://school.ng/form).',
  ),
  'curly quotes around an address of a card': {
    planted: address('“https://school.ng/guide”'),
    meant: address('"https://school.ng/guide"'),
  },
  'a space of no width': pasted('Join\u200b now.', 'Join now.'),
  'a mark of direction out of WhatsApp': pasted('Call \u202a+234 1\u202c.', 'Call +234 1.'),
  'a mark of direction in an address': {
    planted: address('\u200ehttps://school.ng/guide'),
    meant: {},
  },
  'a mark of direction right before another mistake': {
    planted: description('description: Join\u200e&nbsp;now.'),
    meant: description('description: Join now.'),
  },
  'a byte-order mark in the middle': pasted('Join \ufeffnow.', 'Join now.'),
  'a soft hyphen': pasted('Join the meet\u00ading.', 'Join the meeting.'),
  'bold with a space at its beginning': pasted('Join ** now** please.', 'Join **now** please.'),
  'bold with a space at its end': pasted('Join **now **please.', 'Join **now** please.'),
  'a heading that is too large': { planted: policyText('# Fees'), meant: policyText('## Fees') },
  'a picture with other capitals': {
    planted: { ...cardText('![The map](Map.png)'), [MAP]: '' },
    meant: { ...shown, [MAP]: '' },
  },
  'a conflict in a card': {
    [CARD]: WHOLE.replace(
      'title: Class Link\n',
      '<<<<<<< HEAD\ntitle: Class Link\n=======\ntitle: Class\n>>>>>>> main\n',
    ),
  },
  'a conflict with the version before both': cardText(
    '<<<<<<< ada\nJoin now.\n||||||| 61a1ec7\nJoin.\n=======\nJoin soon.\n>>>>>>> main',
  ),
  'a conflict in a text': cardText('<<<<<<< ada\nJoin now.\n=======\nJoin soon.\n>>>>>>> main'),
  'a picture that is cut off': { ...shown, [MAP]: bytes(PNG, 'IHDR') },
  'a picture that is a web page': { ...shown, [MAP]: bytes('<!DOCTYPE html><p>Sign in') },
  'a drawing with a program': {
    ...cardText('![The map](map.svg)'),
    'content/classes/map.svg': bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  },
  'a picture of another kind': { ...shown, [MAP]: bytes([255, 216, 255, 224], 'JFIF', [255, 217]) },
  'a picture out of a telephone under another name': {
    ...shown,
    [MAP]: bytes([0, 0, 0, 24], 'ftypheic'),
  },
  'a picture of several megabytes': {
    ...shown,
    [MAP]: bytes(PNG, 'x'.repeat(3_200_000), 'IEND'),
  },
  'a picture out of a telephone': { 'content/classes/IMG_0042.HEIC': bytes('x') },
  'a scan': { 'content/classes/scan.tiff': bytes('x') },
  'a picture with capitals and a space': { 'content/classes/Campus Map.PNG': bytes(PNG, 'IEND') },
  'a picture beside the folders': { 'content/map.png': bytes(PNG, 'IEND') },
  'a picture in a folder of pictures': { 'content/classes/pictures/map.png': bytes(PNG, 'IEND') },
  'a card with the ending of Notepad': { 'content/classes/exam-dates.txt': WHOLE },
  'a card with two endings': { 'content/classes/exam-dates.md.txt': WHOLE },
  'a card with its ending in capitals': { 'content/classes/exam-dates.MD': WHOLE },
  'a card with a long ending': { 'content/classes/exam-dates.markdown': WHOLE },
  'a card without ending': { 'content/classes/exam-dates': WHOLE },
  'a document of Word': { 'content/classes/exam dates.docx': bytes('PK') },
  'a spreadsheet': { 'content/classes/times.xlsx': bytes('PK') },
  'a document that cannot be changed': { 'content/classes/form.pdf': bytes('%PDF') },
  'an archive': { 'content/classes.zip': bytes('PK') },
  'a card beside the folders': { 'content/exam-dates.md': WHOLE },
  'a card in a folder too deep': { 'content/classes/exams/dates.md': WHOLE },
  'two files that differ by capitals': { 'content/classes/Class-Link.md': WHOLE },
  'a card that Notepad saved as Unicode, the other way round': {
    [CARD]: new Uint8Array(Buffer.from(`\uFEFF${WHOLE}`, 'utf16le').swap16()),
  },
}
