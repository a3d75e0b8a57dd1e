import { CARD, cardText, policyText, slip, type Mistakes } from './mistake.ts'

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

const NOTE = cardText('\\* Only cards with a chip.')

export const markdown: Mistakes = {
  'nothing: a note at the foot, with its star behind a backslash': slip(NOTE, NOTE),
  'no space behind bold words with a colon': slip(
    cardText('**Refunds:**you can ask for **all** of it.'),
    cardText('**Refunds:** you can ask for **all** of it.'),
  ),
  'a place to fill in between angle brackets': slip(
    cardText('Write <your full name> and <ID>.'),
    cardText('Write *your full name* and *ID*.'),
  ),
  'an HTML tag': { planted: cardText('Join <b>now</b>.'), meant: cardText('Join **now**.') },
  'a block of HTML': { planted: cardText('<div>Join</div>'), meant: cardText('Join') },
  'an HTML comment': { planted: cardText('<!-- later -->'), meant: cardText('') },
  'a heading that is too large in a page': {
    planted: policyText('# Fees'),
    meant: policyText('## Fees'),
  },
  'a heading that is too large in a card': {
    planted: cardText('## Fees'),
    meant: cardText('### Fees'),
  },
  'a heading that skips a level': {
    planted: policyText('#### Fees'),
    meant: policyText('### Fees'),
  },
  'a picture without words': { ...cardText('![](map.png)'), 'content/classes/map.png': '' },
  'a picture with the ending of another kind': slip(
    { ...cardText('![The map](map.jpg)'), 'content/classes/map.png': '' },
    { ...cardText('![The map](map.png)'), 'content/classes/map.png': '' },
  ),
  'a picture that is not there': cardText('![The map](map.png)'),
  'a picture from elsewhere': cardText('![The map](https://school.ng/map.png)'),
  'a picture by reference': cardText('![The map][a]\n\n[a]: map.png'),
  'a footnote': cardText('Join now.[^1]\n\n[^1]: Or later.'),
  'boxes to tick': slip(cardText('- [ ] Join'), cardText('- Join')),
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
  'bold text with a space inside': {
    planted: cardText('Join ** now** please.'),
    meant: cardText('Join **now** please.'),
  },
  'nothing: a star that is meant behind bold text': slip(
    cardText('Join **now**\\* please.'),
    cardText('Join **now**\\* please.'),
  ),
  'a block of code never closed': cardText('```\njoin'),
  'a block of code closed with too few signs': cardText('````\njoin\n```'),
  'a line of hyphens at the end of a card': {
    planted: cardText('Ask finance.\n\nThank you.\n---'),
    meant: cardText('Ask finance.\n\nThank you.\n\n---'),
  },
  'a picture with a slip in its name': {
    planted: {
      ...cardText('![The map](mpa.png)'),
      'content/classes/map.png': '',
    },
    meant: { ...cardText('![The map](map.png)'), 'content/classes/map.png': '' },
  },
  'a tag that runs a program': cardText('<script>alert(1)</script>'),
  'a space in the address of a link with brackets among its words': slip(
    policyText('Read [the form (PDF)](/student policy).'),
    policyText('Read [the form (PDF)](/student-policy).'),
  ),
  'a place to fill in on a line above others': slip(
    cardText('<your name>\nKind <regards>'),
    cardText('*your name*\nKind *regards*'),
  ),
  'equals signs below words': slip(policyText('Appeals\n========'), policyText('## Appeals')),
  'the first line of a suggestion that was copied': cardText('```suggestion\nJoin early.'),
  'nothing: signs with spaces around them': slip(
    cardText('Wait ... use .NET, Node.js or e.g. Deno. Bonjour ! And then . . . go.'),
    cardText('Wait ... use .NET, Node.js or e.g. Deno. Bonjour ! And then . . . go.'),
  ),
  'the title once more, above the text': slip(cardText('# Class Link'), {
    [CARD]: ['Join within', '\nJoin within'],
  }),
}
