import { CARD, cardText, policyText, type Mistakes } from './mistake.ts'

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

const NOTE = cardText('\\* Only cards with a chip.')

export const markdown: Mistakes = {
  'nothing: a note at the foot, with its star behind a backslash': NOTE,
  'no space behind bold words with a colon': cardText('**Refunds:**you can ask for **all** of it.'),
  'a place to fill in between angle brackets': cardText('Write <your full name> and <ID>.'),
  'an HTML tag': cardText('Join <b>now</b>.'),
  'a block of HTML': cardText('<div>Join</div>'),
  'an HTML comment': cardText('<!-- later -->'),
  'a heading that is too large in a page': policyText('# Fees'),
  'a heading that is too large in a card': cardText('## Fees'),
  'a heading that skips a level': policyText('#### Fees'),
  'a picture without words': { ...cardText('![](map.png)'), 'content/classes/map.png': '' },
  'a picture with the ending of another kind': {
    ...cardText('![The map](map.jpg)'),
    'content/classes/map.png': '',
  },
  'a picture that is not there': cardText('![The map](map.png)'),
  'a picture from elsewhere': cardText('![The map](https://school.ng/map.png)'),
  'a picture by reference': cardText('![The map][a]\n\n[a]: map.png'),
  'a footnote': cardText('Join now.[^1]\n\n[^1]: Or later.'),
  'boxes to tick': cardText('- [ ] Join'),
  'a text nested thousands deep': cardText(`${'>'.repeat(5000)} x`),
  'a text of thousands of lines': cardText('x\n\n'.repeat(20_000)),
  'a text of thousands of marks': cardText('**a'.repeat(30_000)),
  'a letter saved in an old way': {
    [CARD]: latin1(
      '---\ntitle: Class Link\ndescription: Naïve.\nlinks:\n  - key: class_link\n---\n',
    ),
  },
  'a letter saved in an old way in a file with other mistakes': {
    [CARD]: latin1(
      '---\r\ntitel: Café\r\ndescription: Join.\r\nlinks:\r\n  - key: clas_link\r\n---\r\n',
    ),
  },
  'a text that Notepad saved as Unicode': {
    [CARD]: new Uint8Array(Buffer.from('\uFEFF---\ntitle: Class Link\n---\n', 'utf16le')),
  },
  'a file of several megabytes': { [CARD]: 'x'.repeat(3_000_000) },
  'bold text never closed': cardText('Join **now and be on time.'),
  'bold text that ends in the next paragraph': cardText('Join **now.\n\nBe** on time.'),
  'bold text with a space inside': cardText('Join ** now** please.'),
  'nothing: a star that is meant behind bold text': cardText('Join **now**\\* please.'),
  'a block of code never closed': cardText('```\njoin'),
  'a block of code closed with too few signs': cardText('````\njoin\n```'),
  'a line of hyphens at the end of a card': cardText('Ask finance.\n\nThank you.\n---'),
  'a picture with a slip in its name': {
    ...cardText('![The map](mpa.png)'),
    'content/classes/map.png': '',
  },
  'a tag that runs a program': cardText('<script>alert(1)</script>'),
  'a space in the address of a link with brackets among its words': policyText(
    'Read [the form (PDF)](/student policy).',
  ),
  'a place to fill in on a line above others': cardText('<your name>\nKind <regards>'),
  'equals signs below words': policyText('Appeals\n========'),
  'the first line of a suggestion that was copied': cardText('```suggestion\nJoin early.'),
  'nothing: signs with spaces around them': cardText(
    'Wait ... use .NET, Node.js or e.g. Deno. Bonjour ! And then . . . go.',
  ),
  'the title once more, above the text': cardText('# Class Link'),
}
