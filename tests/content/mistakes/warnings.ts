import { CARD, cardText, policyText, type Mistakes } from './mistake.ts'

/** What may be a mistake and does not stop the build. */
export const warnings: Mistakes = {
  'a number that is a figure': cardText('Wait 10 minutes.'),
  'a number that is a figure, in a long line': cardText(
    `${'Read this whole line. '.repeat(8)}Wait **10 minutes**, then try again.`,
  ),
  'a number that is a figure, in words': cardText('Wait **Ten minutes**.'),
  'a number that is a figure, over two lines': cardText('Wait for 10\nminutes.'),
  'a share that is a figure, twice': policyText('You get 40% back, 40 per cent.'),
  'numbers that are figures in the fields': {
    [CARD]: [
      'title: Class Link\ndescription: Join your class.',
      'title: In 10 minutes\ndescription: Join within 10 minutes.',
    ],
  },
  'an amount typed by hand': {
    'content/figures.json': [
      '"share"',
      '"earn": { "value": "300+", "unit": "$" },\n  "by": { "value": "6:45 PM" },\n  "share"',
    ],
    [CARD]: [
      'Join within',
      'Earn $300+, or $300 a month, before 6:45pm. {{figures.earn}} {{figures.by}} ',
    ],
  },
  'a figure that no text uses': {
    'content/figures.json': ['"share"', '"late": { "value": 24, "unit": "hours" },\n  "share"'],
  },
  'a picture that no text shows': { 'content/classes/map.png': '' },
  'a warning beside an error': {
    [CARD]: ['Join within', 'Wait 10 minutes, {{figures.joyn}}. Join within'],
  },
  'the same figure typed by hand twice in one paragraph': cardText(
    'Wait 10 minutes, and 10 minutes more.',
  ),
}
