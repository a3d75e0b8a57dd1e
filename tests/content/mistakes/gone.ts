import type { Changes } from '../school.ts'
import { CARD, cardText, POLICY, type Mistakes } from './mistake.ts'

const LINKS = 'content/links.json'
const FIGURES = 'content/figures.json'
const SITE = 'content/site.json'
const NAVIGATION = 'content/navigation.json'

/** Plants a mistake in the accepted school, which is how it was meant. */
const slip = (planted: Changes, accepted: Changes = {}) => ({ planted, meant: accepted, accepted })

/** Figures that are alike: the one is no slip of the other. */
const ALIKE = {
  [FIGURES]: `{
  "join": { "value": 10, "unit": "minutes" },
  "refund_share": { "value": 40, "unit": "%" },
  "refund_review": { "value": "four", "unit": "weeks" }
}
`,
  [POLICY]: [
    'You get {{figures.share}} back.',
    'You get {{figures.refund_share}} back in {{figures.refund_review}}.',
  ],
} as const

const LESSON_TIME = `{
    "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }
  }`
const TWO = '"class_link_two": { "fields": ["class_link_two"] }'

/** A second text with a figure. */
const TWICE = { [POLICY]: ['You get', 'Come in {{figures.join}}.\n\nYou get'] } as const

/** A page that names a card in every way. */
const NAMES_IT = (card: string) => ({
  [POLICY]: [
    'You get',
    `Open **${card}** or “${card}”, as [${card}](/classes) says; a Class Link is a link.\n\nYou get`,
  ] as const,
})

const HIDDEN = {
  [CARD]: ['Join within', 'See [refunds](/student-policy#refunds). Join within'],
} as const

const DASHBOARD = 'content/dashboard/page.md'
const GUIDE =
  '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - key: class_link\n---\nBegin.\n'
const PAGE = '---\ntitle: Tasks\nintro: All of them.\n---\n'

/** A page that shows the card guide, and a text that leads to it. */
const POINTING = {
  [DASHBOARD]:
    '---\ntitle: Dashboard\nintro: Your classes.\ncards:\n  - classes/class-link\n  - classes/guide\n---\n',
  [POLICY]: ['You get', 'See the [guide](/classes?card=guide).\n\nYou get'],
} as const

/** Mistakes of which the accepted version says what was meant. */
export const gone: Mistakes = {
  'the line of a figure is gone': slip({
    [FIGURES]: ['  "join": { "value": 10, "unit": "minutes" },\n', ''],
  }),
  'the last line of the figures is gone': {
    planted: { [FIGURES]: [',\n  "share": { "value": 40, "unit": "%" }', ''] },
    accepted: {},
    meant: {},
  },
  'a figure is gone beside one that is called alike': slip(
    {
      ...ALIKE,
      [FIGURES]: ALIKE[FIGURES].replace('  "refund_share": { "value": 40, "unit": "%" },\n', ''),
    },
    ALIKE,
  ),
  'all figures are gone': {
    planted: { [FIGURES]: '{}\n' },
    accepted: {},
    meant: {},
  },
  'the unit of a figure is gone': slip({
    [FIGURES]: ['"value": 10, "unit": "minutes"', '"value": 10'],
  }),
  'a figure by which the portal counts has a new name': slip(
    { [FIGURES]: ['"join"', '"late_warning"'], [CARD]: ['Join within {{figures.join}}.', 'Join.'] },
    { [FIGURES]: ['"join"', '"late_notice"'], [CARD]: ['Join within {{figures.join}}.', 'Join.'] },
  ),
  'a figure that is no figure any more': slip({
    [FIGURES]: ['"value": 10', '"value": [10]'],
  }),
  'two e-mail addresses where one was': {
    planted: { [SITE]: ['help@school.ng', 'help@school.ng, us@school.ng'] },
    accepted: {},
  },
  'a figure has a new name': slip({ [FIGURES]: ['"share"', '"refund"'] }),
  'a figure has a new name, and one text of two says so': {
    planted: {
      [FIGURES]: ['"join"', '"entry"'],
      [CARD]: ['figures.join', 'figures.entry'],
      ...TWICE,
    },
    accepted: TWICE,
  },
  'a figure that three texts name is gone': slip(
    {
      [FIGURES]: ['  "join": { "value": 10, "unit": "minutes" },\n', ''],
      [POLICY]: ['You get', 'Come in {{figures.join}}.\n\nYou get'],
      'content/classes/page.md': ['one tap away', 'in {{figures.join}}'],
    },
    {
      [POLICY]: ['You get', 'Come in {{figures.join}}.\n\nYou get'],
      'content/classes/page.md': ['one tap away', 'in {{figures.join}}'],
    },
  ),
  'a figure that only the sidebar names is gone': {
    planted: { [NAVIGATION]: ['"Policy"', '"Policy, {{figures.rest}}"'] },
    accepted: {
      [FIGURES]: ['"join"', '"rest": { "value": 7, "unit": "days" },\n  "join"'],
      [NAVIGATION]: ['"Policy"', '"Policy, {{figures.rest}}"'],
    },
    meant: {
      [FIGURES]: ['"join"', '"rest": { "value": 7, "unit": "days" },\n  "join"'],
      [NAVIGATION]: ['"Policy"', '"Policy, {{figures.rest}}"'],
    },
  },
  'a figure without its value': slip({ [FIGURES]: ['"value": 10, ', ''] }),
  'a link key is gone': slip({
    [LINKS]: ['    "class_link": { "fields": ["class_link"] },\n', ''],
  }),
  'a link key is gone beside one that is called alike': slip(
    { [LINKS]: ['"class_link": { "fields": ["class_link"] }', TWO] },
    {
      [LINKS]: [
        '"class_link": { "fields": ["class_link"] }',
        `"class_link": { "fields": ["class_link"] },\n    ${TWO}`,
      ],
    },
  ),
  'the stored value is gone': slip(
    { [LINKS]: [LESSON_TIME, '{}'] },
    { [LINKS]: [LESSON_TIME, `{\n    ${LESSON_TIME.slice(1, -1).trim()}\n  }`] },
  ),
  'the stored values are gone as a whole': {
    planted: { [LINKS]: [`,\n  "values": ${LESSON_TIME}`, ''] },
    accepted: {},
    meant: {
      [LINKS]: `{
  "links": {
    "class_link": { "fields": ["class_link"] },
    "pre_arrival": { "fields": ["pre_arrival_link", "pre_arrival"], "default": "/pre-arrival" }
  },
  "values": { "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" } }
}
`,
    },
  },
  'the name of the school is gone': slip({ [SITE]: ['  "name": "Test School",\n', ''] }),
  'the colour is gone': {
    planted: { [SITE]: [',\n  "accent": "#2346b8"', ''] },
    accepted: {},
    meant: {},
  },
  'the time zone is gone': slip({ [SITE]: ['  "timeZone": "Africa/Lagos",\n', ''] }),
  'the telephone number is gone': slip({ [SITE]: ['"phone": "+234 1", ', ''] }),
  'the support contact is gone': slip({
    [SITE]: [
      '  "support": { "email": "help@school.ng", "phone": "+234 1", "hours": "9 AM to 5 PM" },\n',
      '',
    ],
  }),
  'the figures cannot be read, and a card has a slip': {
    planted: {
      [FIGURES]: ['"share": {', '"new": { "value": 1, "unit": "day" }\n  "share": {'],
      ...cardText('Come in {{figures.joyn}} or {{figures.new}}.'),
    },
    accepted: {},
    meant: {
      [FIGURES]: ['"share": {', '"new": { "value": 1, "unit": "day" },\n  "share": {'],
      ...cardText('Come in {{figures.join}} or {{figures.new}}.'),
    },
  },
  'a missing file of figures': { planted: { [FIGURES]: null }, accepted: {} },
  'links.json that is empty': { planted: { [LINKS]: '' }, accepted: {} },
  'the old title of a card in bold, in quotes and in a link': {
    planted: { [CARD]: ['title: Class Link', 'title: Your class'], ...NAMES_IT('Class Link') },
    accepted: NAMES_IT('Class Link'),
    meant: { [CARD]: ['title: Class Link', 'title: Your class'], ...NAMES_IT('Your class') },
  },
  'a title that another card has, of a card that is named elsewhere': {
    planted: {
      ...NAMES_IT('Class Link'),
      [CARD]: ['title: Class Link', 'title: Guide'],
      'content/classes/guide.md': GUIDE,
    },
    accepted: { ...NAMES_IT('Class Link'), 'content/classes/guide.md': GUIDE },
  },
  'a block of code that hides a heading that is named elsewhere': {
    planted: { ...HIDDEN, [POLICY]: ['## Refunds', '```\n## Refunds'] },
    accepted: HIDDEN,
  },
  'a detail without its first line, whose hyphen stands before the next one': slip(
    { [CARD]: ['links:', 'facts:\n  - value: 9 AM\nlinks:'] },
    { [CARD]: ['links:', 'facts:\n  - label: Time\n    value: 9 AM\nlinks:'] },
  ),
  'a card that was renamed, and named elsewhere': {
    planted: {
      ...POINTING,
      'content/classes/first-steps.md': GUIDE,
    },
    accepted: { ...POINTING, 'content/classes/guide.md': GUIDE },
    meant: {
      'content/classes/first-steps.md': GUIDE,
      [DASHBOARD]: POINTING[DASHBOARD].replace('classes/guide', 'classes/first-steps'),
      [POLICY]: ['You get', 'See the [guide](/classes?card=first-steps).\n\nYou get'],
    },
  },
  'a card that was removed, and named elsewhere': {
    planted: POINTING,
    accepted: { ...POINTING, 'content/classes/guide.md': GUIDE },
  },
  'a page that was renamed': {
    planted: {
      'content/work/page.md': PAGE,
      [POLICY]: ['You get', 'See [tasks](/tasks).\n\nYou get'],
    },
    accepted: {
      'content/tasks/page.md': PAGE,
      [POLICY]: ['You get', 'See [tasks](/tasks).\n\nYou get'],
    },
    meant: {
      'content/work/page.md': PAGE,
      [POLICY]: ['You get', 'See [tasks](/work).\n\nYou get'],
    },
  },
  'two lines of a sentence that are exchanged': {
    planted: {
      [POLICY]: ['You get', 'Ask finance, who\nbefore you pay.\nwill tell you more\nYou get'],
    },
    accepted: {
      [POLICY]: ['You get', 'Ask finance, who\nwill tell you more\nbefore you pay.\nYou get'],
    },
  },
}
