import { CARD, cardText, policyText, type Mistake } from './mistake.ts'

/** What may be a mistake and does not stop the build. */
export const warnings: readonly Mistake[] = [
  [
    'a figure typed by hand',
    cardText('Wait 10 minutes.'),
    "content/classes/class-link.md:9:6 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
  ],
  [
    'a figure typed by hand in words',
    cardText('Wait **Ten minutes**.'),
    "content/classes/class-link.md:9:8 warning: Ten minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
  ],
  [
    'a figure typed by hand over two lines',
    cardText('Wait for 10\nminutes.'),
    "content/classes/class-link.md:9:10 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
  ],
  [
    'a share typed by hand',
    policyText('You get 40% back, 40 per cent.'),
    "content/student-policy/page.md:8:9 warning: 40% is typed by hand, and would stay when the school's figure changes. Write {{figures.share}} instead.",
    "content/student-policy/page.md:8:19 warning: 40 per cent is typed by hand, and would stay when the school's figure changes. Write {{figures.share}} instead.",
  ],
  [
    'figures typed by hand in the fields',
    {
      [CARD]: [
        'title: Class Link\ndescription: Join your class.',
        'title: In 10 minutes\ndescription: Join within 10 minutes.',
      ],
    },
    "content/classes/class-link.md:2:11 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
    "content/classes/class-link.md:3:26 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
  ],
  [
    'an amount typed by hand',
    {
      'content/figures.json': [
        '"share"',
        '"earn": { "value": "300+", "unit": "$" },\n  "by": { "value": "6:45 PM" },\n  "share"',
      ],
      [CARD]: [
        'Join within',
        'Earn $300+, or $300 a month, before 6:45pm. {{figures.earn}} {{figures.by}} ',
      ],
    },
    "content/classes/class-link.md:9:6 warning: $300+ is typed by hand, and would stay when the school's figure changes. Write {{figures.earn}} instead.",
    "content/classes/class-link.md:9:16 warning: $300 is typed by hand, and would stay when the school's figure changes. Write {{figures.earn}} instead.",
    "content/classes/class-link.md:9:37 warning: 6:45pm is typed by hand, and would stay when the school's figure changes. Write {{figures.by}} instead.",
  ],
  [
    'a figure that no text uses',
    { 'content/figures.json': ['"share"', '"late": { "value": 24, "unit": "hours" },\n  "share"'] },
    'content/figures.json:3:3 warning: No text uses the figure late. Write {{figures.late}} where it is mentioned, or remove it here.',
  ],
  [
    'a picture that no text shows',
    { 'content/classes/map.png': '' },
    'content/classes/map.png:1:1 warning: No text shows this picture. Remove the file, or show it in a text beside it.',
  ],
  [
    'a warning beside an error',
    {
      [CARD]: ['Join within', 'Wait 10 minutes, {{figures.joyn}}. Join within'],
    },
    "content/classes/class-link.md:9:6 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
    'content/classes/class-link.md:9:18 There is no value {{figures.joyn}}. Did you mean figures.join?',
  ],
  [
    'the same figure typed by hand twice in one paragraph',
    cardText('Wait 10 minutes, and 10 minutes more.'),
    "content/classes/class-link.md:9:6 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
    "content/classes/class-link.md:9:22 warning: 10 minutes is typed by hand, and would stay when the school's figure changes. Write {{figures.join}} instead.",
  ],
]
