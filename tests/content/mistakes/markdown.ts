import { CARD, cardText, policyText, type Mistake } from './mistake.ts'

const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

export const markdown: readonly Mistake[] = [
  [
    'an HTML tag',
    cardText('Join <b>now</b>.'),
    'content/classes/class-link.md:9:6 Tags such as <b> do not work here; readers would see them. Write **bold**, [words](address), or - and a space for a list.',
    'content/classes/class-link.md:9:12 Tags such as <b> do not work here; readers would see them. Write **bold**, [words](address), or - and a space for a list.',
  ],
  [
    'a block of HTML',
    cardText('<div>Join</div>'),
    'content/classes/class-link.md:9:1 Tags such as <b> do not work here; readers would see them. Write **bold**, [words](address), or - and a space for a list.',
  ],
  [
    'an HTML comment',
    cardText('<!-- later -->'),
    'content/classes/class-link.md:9:1 Tags such as <b> do not work here; readers would see them. Write **bold**, [words](address), or - and a space for a list.',
  ],
  [
    'a heading that is too large in a page',
    policyText('# Fees'),
    'content/student-policy/page.md:8:1 A heading with # is too large here. Begin with ##; the title stands above the text already.',
  ],
  [
    'a heading that is too large in a card',
    cardText('## Fees'),
    'content/classes/class-link.md:9:1 A heading with ## is too large here. Begin with ###; the title stands above the text already.',
  ],
  [
    'a heading that skips a level',
    policyText('#### Fees'),
    'content/student-policy/page.md:8:1 This heading skips a level. Begin it with ###.',
  ],
  [
    'a heading without words',
    policyText('##'),
    'content/student-policy/page.md:8:1 This heading has no words. Write the heading behind the # signs, or remove them.',
  ],
  [
    'a picture without words',
    { ...cardText('![](map.png)'), 'content/classes/map.png': '' },
    'content/classes/class-link.md:9:1 This picture has no words for people who cannot see it. Describe it between the square brackets: ![The map of the campus](map.png).',
  ],
  [
    'a picture that is not there',
    cardText('![The map](map.png)'),
    'content/classes/class-link.md:9:12 There is no picture map.png beside this file. Put the picture into the same folder and write its file name alone.',
  ],
  [
    'a picture from elsewhere',
    cardText('![The map](https://school.ng/map.png)'),
    'content/classes/class-link.md:9:12 There is no picture https://school.ng/map.png beside this file. Put the picture into the same folder and write its file name alone.',
  ],
  [
    'a picture by reference',
    cardText('![The map][a]\n\n[a]: map.png'),
    'content/classes/class-link.md:9:1 This picture is written in a way that does not work here. Write its file name directly: ![The map of the campus](map.png).',
  ],
  [
    'a footnote',
    cardText('Join now.[^1]\n\n[^1]: Or later.'),
    'content/classes/class-link.md:9:10 Footnotes do not work here. Write the remark into the text itself.',
    'content/classes/class-link.md:11:1 Footnotes do not work here. Write the remark into the text itself.',
  ],
  [
    'boxes to tick',
    cardText('- [ ] Join'),
    'content/classes/class-link.md:9:1 Boxes to tick do not work here. Write a plain list: - and a space, without [ ].',
  ],
  [
    'a text nested thousands deep',
    cardText(`${'>'.repeat(5000)} x`),
    'content/classes/class-link.md:9:1 This text is nested far too deeply. Remove what was pasted here.',
  ],
  [
    'a text of thousands of lines',
    cardText('x\n\n'.repeat(20_000)),
    'content/classes/class-link.md:5009:1 This text has 5000 lines or more. Remove what was pasted here.',
  ],
  [
    'a text of thousands of marks',
    cardText('**a'.repeat(30_000)),
    'content/classes/class-link.md:9:2999 This text has 2000 marks such as * and [, or more. Remove what was pasted here.',
  ],
  [
    'a letter saved in an old way',
    {
      [CARD]: latin1(
        '---\ntitle: Class Link\ndescription: Naïve.\nlinks:\n  - key: class_link\n---\n',
      ),
    },
    'content/classes/class-link.md:3:16 This character cannot be read, because the file was saved in an old way. Type it again, and every other letter with an accent; save the file as plain text (Unicode), or edit it on GitHub.',
  ],
  [
    'a letter saved in an old way in a file with other mistakes',
    {
      [CARD]: latin1(
        '---\r\ntitel: Café\r\ndescription: Join.\r\nlinks:\r\n  - key: clas_link\r\n---\r\n',
      ),
    },
    'content/classes/class-link.md:2:1 The field titel is not known here. Did you mean title?',
    'content/classes/class-link.md:2:11 This character cannot be read, because the file was saved in an old way. Type it again, and every other letter with an accent; save the file as plain text (Unicode), or edit it on GitHub.',
    'content/classes/class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
  ],
  [
    'a text that Notepad saved as Unicode',
    { [CARD]: new Uint8Array(Buffer.from('\uFEFF---\ntitle: Class Link\n---\n', 'utf16le')) },
    'content/classes/class-link.md:1:1 This file was saved in a way that the portal cannot read. Save it again as plain text (Unicode), or paste its text on GitHub.',
  ],
  [
    'a file of several megabytes',
    { [CARD]: 'x'.repeat(3_000_000) },
    'content/classes/class-link.md:1:1 This file is far too large for a text. Keep a text below 100,000 characters; split it, or remove what was pasted by mistake.',
  ],
  [
    'bold text never closed',
    cardText('Join **now and be on time.'),
    'content/classes/class-link.md:9:6 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
  ],
  [
    'bold text that ends in the next paragraph',
    cardText('Join **now.\n\nBe** on time.'),
    'content/classes/class-link.md:9:6 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
    'content/classes/class-link.md:11:3 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
  ],
  [
    'bold text with a space inside',
    cardText('Join ** now** please.'),
    'content/classes/class-link.md:9:6 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
    'content/classes/class-link.md:9:12 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
  ],
  [
    'bold text with one star at its end',
    cardText('Join **now* please.'),
    'content/classes/class-link.md:9:6 These stars have no partner, so no bold text comes of them. Write ** right before the first word and right behind the last one, in the same paragraph: **like this**.',
  ],
  [
    'italic text never closed',
    cardText('Join *now and be on time.'),
    'content/classes/class-link.md:9:6 This star has no partner, so it would be shown. Write * right behind the last word, too, or \\* for a star.',
  ],
  [
    'bold text with underscores never closed',
    cardText('Join __now and be on time.'),
    'content/classes/class-link.md:9:6 These underscores have no partner, so no bold text comes of them. Write __ right before the first word and right behind the last one, in the same paragraph.',
  ],
  [
    'crossed-out text never closed',
    cardText('Join ~~now and be on time.'),
    'content/classes/class-link.md:9:6 These waves have no partner, so nothing is crossed out. Write ~~ right before the first word and right behind the last one: ~~like this~~.',
  ],
  [
    'code never closed',
    cardText('Type `join and send it.'),
    'content/classes/class-link.md:9:6 This ` has no partner, so it would be shown. Write ` before and behind what is to be typed exactly, or \\` for the sign itself.',
  ],
  [
    'a block of code never closed',
    cardText('```\njoin'),
    'content/classes/class-link.md:9:1 This block of code is never closed: everything below it is shown as code. Write ``` on a line of its own where the code ends.',
  ],
  [
    'a block of code closed with too few signs',
    cardText('````\njoin\n```'),
    'content/classes/class-link.md:9:1 This block of code is never closed: everything below it is shown as code. Write ```` on a line of its own where the code ends.',
  ],
  [
    'a line that begins with four spaces',
    cardText('    Bring your card.'),
    'content/classes/class-link.md:9:1 A line that begins with four spaces is shown as code. Remove the spaces before it; for code write ``` on a line above it and below it.',
  ],
  [
    'a heading without a space',
    policyText('##Fees'),
    'content/student-policy/page.md:8:1 A space is missing behind ##, so this is no heading. Write ## and a space before the words.',
  ],
  [
    'a heading with seven signs',
    policyText('####### Fees'),
    'content/student-policy/page.md:8:1 There is no heading as small as this. Write fewer # signs.',
  ],
  [
    'a line of hyphens below a paragraph',
    policyText('Ask finance.\n---'),
    'content/student-policy/page.md:8:1 The line below this text turns it into a heading. Put an empty line between the text and this line of hyphens or equals signs.',
  ],
  [
    'a line of hyphens at the end of a card',
    cardText('Ask finance.\n\nThank you.\n---'),
    'content/classes/class-link.md:11:1 The line below this text turns it into a heading. Put an empty line between the text and this line of hyphens or equals signs.',
  ],
  [
    'a picture with a slip in its name',
    { ...cardText('![The map](mpa.png)'), 'content/classes/map.png': '' },
    'content/classes/class-link.md:9:12 There is no picture mpa.png beside this file. Did you mean map.png?',
  ],
  [
    'an address that no link uses',
    cardText('Ask finance.\n\n[form]: https://school.ng/form'),
    'content/classes/class-link.md:11:1 No link uses this address, so the line is not shown. Write [words](address) where the link belongs, or remove this line.',
  ],
  [
    'a tag that runs a program',
    cardText('<script>alert(1)</script>'),
    'content/classes/class-link.md:9:1 Tags such as <b> do not work here; readers would see them. Write **bold**, [words](address), or - and a space for a list.',
  ],
]
