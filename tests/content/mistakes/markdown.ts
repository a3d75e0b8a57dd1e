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
  'a table without its line of hyphens': slip(
    policyText('| Until | Again |\n| March | May |\n| June | July |'),
    policyText('| Until | Again |\n| - | - |\n| March | May |\n| June | July |'),
  ),
  'a table whose line of hyphens has a cell too few': slip(
    policyText('| Until | Again | Where |\n| --- | --- |\n| March | May | Here |'),
    policyText('| Until | Again | Where |\n| - | - | - |\n| March | May | Here |'),
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
  'a heading without words': policyText('##'),
  'a picture without words': { ...cardText('![](map.png)'), 'content/classes/map.png': '' },
  'a picture with the word that GitHub writes': {
    ...cardText('![image](map.png)'),
    'content/classes/map.png': '',
  },
  'a picture with the name of a file for words': {
    ...cardText('![Screenshot 2026-03-01 at 10.12.44](map.png)\n\n![IMG_2041](map.png)'),
    'content/classes/map.png': '',
  },
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
  'bold text with one star at its end': slip(
    cardText('Join **now* please.'),
    cardText('Join **now** please.'),
  ),
  'bold text over two lines with one star at its end': slip(
    cardText('Join **now\nplease* and\nstay.'),
    cardText('Join **now\nplease** and\nstay.'),
  ),
  'bold text with one star at its beginning': slip(
    cardText('Join *now** please.'),
    cardText('Join **now** please.'),
  ),
  'bold text with three stars at its end': slip(
    cardText('Join **now*** please.'),
    cardText('Join **now** please.'),
  ),
  'bold text with one star in its middle': cardText('Join **now*, and stay.** Please.'),
  'nothing: a star that is meant behind bold text': slip(
    cardText('Join **now**\\* please.'),
    cardText('Join **now**\\* please.'),
  ),
  'italic text never closed': cardText('Join *now and be on time.'),
  'bold text with underscores never closed': cardText('Join __now and be on time.'),
  'crossed-out text never closed': cardText('Join ~~now and be on time.'),
  'code never closed': cardText('Type `join and send it.'),
  'a block of code never closed': cardText('```\njoin'),
  'a block of code closed with too few signs': cardText('````\njoin\n```'),
  'a line that begins with four spaces': {
    planted: cardText('    Bring your card.'),
    meant: cardText('Bring your card.'),
  },
  'a heading without a space': { planted: policyText('##Fees'), meant: policyText('## Fees') },
  'a heading with seven signs': slip(policyText('####### Fees'), policyText('### Fees')),
  'a line of hyphens below a paragraph': {
    planted: policyText('Ask finance.\n---'),
    meant: policyText('Ask finance.\n\n---'),
  },
  'a line of hyphens below a paragraph of two lines': slip(
    policyText('Ask finance or\nyour mentor.\n---'),
    policyText('Ask finance or\nyour mentor.\n\n---'),
  ),
  'a sentence right below a table': slip(
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |\nAsk finance, and\nwait.'),
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |\n\nAsk finance, and\nwait.'),
  ),
  'a row of a table without the bar between its cells': policyText(
    '| When | Back |\n| --- | --- |\n| Soon All |\n| Late | None |',
  ),
  'a row of a table with a doubled bar': slip(
    policyText('| When | Back |\n| --- | --- |\n| Soon || All |'),
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |'),
  ),
  'a row of a table with a cell too many': policyText(
    '| When | Back |\n| --- | --- |\n| Soon | All | Ask |',
  ),
  'an empty line between the rows of a table': slip(
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |\n\n| Late | None |'),
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |\n| Late | None |'),
  ),
  'an empty line below the head of a table': slip(
    policyText('| When | Back |\n\n| --- | --- |\n| Soon | All |\n| Late | None |'),
    policyText('| When | Back |\n| --- | --- |\n| Soon | All |\n| Late | None |'),
  ),
  'nothing: a row of a table with an empty cell, and one with a bar to be read': slip(
    policyText('| When | Back |\n| --- | --- |\n| Soon | |\n| A \\| B | All |'),
    policyText('| When | Back |\n| --- | --- |\n| Soon | |\n| A \\| B | All |'),
  ),
  'a sentence right below a box': slip(
    policyText('> **Draft:** not decided.\nAsk finance, and\nwait.'),
    policyText('> **Draft:** not decided.\n\nAsk finance, and\nwait.'),
  ),
  'nothing: a sentence of a box that goes on without its sign': slip(
    policyText('> **Draft:** not decided by\nthe school.'),
    policyText('> **Draft:** not decided by\nthe school.'),
  ),
  'nothing: a table of one column without bars below': slip(
    policyText('| When |\n| --- |\nSoon'),
    policyText('| When |\n| --- |\nSoon'),
  ),
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
  'an address that no link uses': cardText('Ask finance.\n\n[form]: https://school.ng/form'),
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
  'a hyphen before a point that has one': slip(
    cardText('- One\n- - Two'),
    cardText('- One\n- Two'),
  ),
  'the first line of a suggestion that was copied': cardText('```suggestion\nJoin early.'),
  'nothing: signs with spaces around them': slip(
    cardText('Wait ... use .NET, Node.js or e.g. Deno. Bonjour ! And then . . . go.'),
    cardText('Wait ... use .NET, Node.js or e.g. Deno. Bonjour ! And then . . . go.'),
  ),
  'a line that stands there twice in a sentence': slip(
    cardText('Read the whole\ntext of the policy\ntext of the policy\nbefore you ask.'),
    cardText('Read the whole\ntext of the policy\nbefore you ask.'),
  ),
  'a row of a table that stands there twice': slip(
    policyText('| Day | Room |\n| --- | --- |\n| On Monday | in A |\n| On Monday | in A |'),
    policyText('| Day | Room |\n| --- | --- |\n| On Monday | in A |'),
  ),
  'a box within a box': slip(
    policyText('> > **Draft:** not decided.'),
    policyText('> **Draft:** not decided.'),
  ),
  'a dash in the line of hyphens of a table': slip(
    policyText('| When | Back |\n| --–-- | --- |\n| Soon | All |'),
    policyText('| When | Back |\n| - | - |\n| Soon | All |'),
  ),
  'the title once more, above the text': slip(cardText('# Class Link'), {
    [CARD]: ['Join within', '\nJoin within'],
  }),
  'two points in a line': slip(
    cardText('- your name; - your cohort.'),
    cardText('- your name;\n- your cohort.'),
  ),
  'a heading with the text below it in its line': policyText(
    '## What you get The school gives back what you paid for the lessons that are still to come',
  ),
  'a heading with a sentence in its line': policyText('## Your tasks. Send them in time'),
}
