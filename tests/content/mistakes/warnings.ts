import { CARD, cardText, policyText, slip, type Mistakes } from './mistake.ts'

/** What may be a mistake and does not stop the build. */
export const warnings: Mistakes = {
  'a figure typed by hand': slip(cardText('Wait 10 minutes.'), cardText('Wait {{figures.join}}.')),
  'a figure typed by hand in a long line': slip(
    cardText(`${'Read this whole line. '.repeat(8)}Wait **10 minutes**, then try again.`),
    cardText(`${'Read this whole line. '.repeat(8)}Wait **{{figures.join}}**, then try again.`),
  ),
  'a figure typed by hand in words': slip(
    cardText('Wait **Ten minutes**.'),
    cardText('Wait **{{figures.join}}**.'),
  ),
  'a figure typed by hand over two lines': slip(
    cardText('Wait for 10\nminutes.'),
    cardText('Wait for {{figures.join}}.'),
  ),
  'a share typed by hand': slip(
    policyText('You get 40% back, 40 per cent.'),
    policyText('You get {{figures.share}} back, {{figures.share}}.'),
  ),
  'figures typed by hand in the fields': slip(
    {
      [CARD]: [
        'title: Class Link\ndescription: Join your class.',
        'title: In 10 minutes\ndescription: Join within 10 minutes.',
      ],
    },
    {
      [CARD]: [
        'title: Class Link\ndescription: Join your class.',
        'title: In {{figures.join}}\ndescription: Join within {{figures.join}}.',
      ],
    },
  ),
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
  'a warning beside an error': slip(
    { [CARD]: ['Join within', 'Wait 10 minutes, {{figures.joyn}}. Join within'] },
    { [CARD]: ['Join within', 'Wait {{figures.join}}, {{figures.join}}. Join within'] },
  ),
  'the same figure typed by hand twice in one paragraph': slip(
    cardText('Wait 10 minutes, and 10 minutes more.'),
    cardText('Wait {{figures.join}}, and {{figures.join}} more.'),
  ),
  'a figure typed by hand, its number in bold alone': cardText('Wait **10** minutes, or **40**%.'),
}
