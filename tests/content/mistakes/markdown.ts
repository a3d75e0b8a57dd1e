import { CARD, cardText, policyText, type Mistake } from './mistake.ts'

export const markdown: readonly Mistake[] = [
  [
    'an HTML tag',
    cardText('Join <b>now</b>.'),
    'content/classes/class-link.md:9:6 HTML is shown as it is written here, not followed. Use Markdown instead: **bold**, [words](address), - for a list.',
    'content/classes/class-link.md:9:12 HTML is shown as it is written here, not followed. Use Markdown instead: **bold**, [words](address), - for a list.',
  ],
  [
    'a block of HTML',
    cardText('<div>Join</div>'),
    'content/classes/class-link.md:9:1 HTML is shown as it is written here, not followed. Use Markdown instead: **bold**, [words](address), - for a list.',
  ],
  [
    'an HTML comment',
    cardText('<!-- later -->'),
    'content/classes/class-link.md:9:1 HTML is shown as it is written here, not followed. Use Markdown instead: **bold**, [words](address), - for a list.',
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
    'a text that is not UTF-8',
    { [CARD]: new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xe9, 0x0a]) },
    'content/classes/class-link.md:2:1 A character here is not stored as UTF-8. Save the file in the encoding UTF-8.',
  ],
  [
    'a file of several megabytes',
    { [CARD]: 'x'.repeat(3_000_000) },
    'content/classes/class-link.md:1:1 This file is far too large for a text. Keep a text below one megabyte; split it, or remove what was pasted by mistake.',
  ],
]
