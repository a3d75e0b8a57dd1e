import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, cardText, POLICY, policyText, type Mistakes } from './mistake.ts'

const SITE = 'content/site.json'
const FIGURES = 'content/figures.json'
const NAVIGATION = 'content/navigation.json'
const CODE = 'content/mail/reset-code.md'
const CHANGED = 'content/mail/password-changed.md'

/** A slip in the accepted school, which is how it was meant. */
const slip = (planted: Changes, accepted: Changes = {}) => ({
  planted: { ...accepted, ...planted },
  accepted,
  meant: accepted,
})

/** One that only a person can mend. */
const told = (planted: Changes, accepted: Changes = {}) => ({
  planted: { ...accepted, ...planted },
  accepted,
})

/** A change of which nothing is to be said. */
const meant = (change: Changes, accepted: Changes = {}) => ({
  planted: { ...accepted, ...change },
  accepted,
  meant: { ...accepted, ...change },
})

const TIME: Changes = {
  [FIGURES]: [
    '{\n',
    '{\n  "by": { "value": "6:45 PM", "unit": "Lagos time" },\n  "left": { "value": "four", "unit": "weeks" },\n  "paid": { "value": "300+", "unit": "$" },\n  "wait": { "value": 60, "unit": "hours" },\n',
  ],
  [POLICY]: [
    'You get',
    'Write by {{figures.by}} and wait {{figures.left}} and {{figures.wait}} for {{figures.paid}}. You get',
  ],
}
const inFigures = (from: string, to: string) => ({
  ...TIME,
  [FIGURES]: (TIME[FIGURES] as readonly [string, string]).map((text) => text.replace(from, to)) as [
    string,
    string,
  ],
})
const inPolicy = (from: string, to: string) => ({
  ...TIME,
  [POLICY]: (TIME[POLICY] as readonly [string, string]).map((text) => text.replace(from, to)) as [
    string,
    string,
  ],
})

const LATER = GOOD_SCHOOL[CARD]?.replace(
  'links:',
  'check_later:\n  card: help\n  after: wait\n  keep: Submission ID\n  help: Leave it empty if you have none.\nlinks:',
)
const HELP =
  '---\ntitle: Help\ndescription: Whom to ask.\nlinks:\n  - key: class_link\n---\nAsk us.\n'
const CHECKED: Changes = { ...TIME, [CARD]: LATER ?? '', 'content/classes/help.md': HELP }

const HIGHLIGHTED: Changes = {
  [NAVIGATION]: [
    '"label": "Policy" }',
    '"label": "Rules: {{figures.share}}", "highlight": ["/tasks"] }',
  ],
}
const inNavigation = (from: string, to: string): Changes => ({
  [NAVIGATION]: [
    '"label": "Policy" }',
    '"label": "Rules: {{figures.share}}", "highlight": ["/tasks"] }'.replace(from, to),
  ],
})

const MAILTO = policyText('Write to [us](mailto:{{site.support_email}}).')
const BOX = policyText('> **Draft:** not settled,\n> and to come.')
const STEPS = policyText('1. **Open** it.\n2. **Write** to us.\n3. **Wait**.')

/** Of settings, mails and the policy: what the version before tells, and what programs and fingers make of it. */
export const setAgain: Mistakes = {
  'a time of 24 hours with PM in a figure': slip(
    inFigures('6:45 PM', '18:45 PM'),
    inFigures('6:45 PM', '6:45 PM'),
  ),
  'minutes that no clock shows in a figure': told(inFigures('6:45', '6:75'), TIME),
  'a time as a spreadsheet keeps it in a figure': told(inFigures('"6:45 PM"', '0.78125'), TIME),
  'a word that a spreadsheet made a date': told(inFigures('"four"', '"2-Feb"'), TIME),
  'a unit in the singular behind several': slip(inFigures('weeks', 'week'), TIME),
  'the unit of a number in words is gone': slip(
    inFigures('"four", "unit": "weeks"', '"four"'),
    TIME,
  ),
  'minutes that no clock shows in the hours': told({ [SITE]: ['5 PM', '5:60 PM'] }),
  'times as a spreadsheet keeps them in the hours': told({
    [SITE]: ['9 AM to 5 PM', 'Monday 0.375–0.75'],
  }),
  'a telephone number that a spreadsheet shortened': told({ [SITE]: ['+234 1', '2.34803E+12'] }),
  'a telephone number that a spreadsheet lost': told({ [SITE]: ['+234 1', '0.0'] }),
  'the name of a sign in a label': slip(
    { [NAVIGATION]: ['"Policy"', '"Students&#39; Policy"'] },
    { [NAVIGATION]: ['"Policy"', '"Students’ Policy"'] },
  ),
  'the name of a sign in the name of the school': slip(
    { [SITE]: ['Test School', 'Test&nbsp;School'] },
    {},
  ),
  'dollars behind a figure in dollars': slip(
    inPolicy('{{figures.paid}}', '{{figures.paid}} dollars'),
    TIME,
  ),
  'the words of a unit once more': slip(
    inPolicy('{{figures.by}}', '{{figures.by}} Lagos time'),
    TIME,
  ),
  'PM behind a figure that says it': slip(inPolicy('{{figures.by}}', '{{figures.by}} PM'), TIME),
  'nothing: other words behind figures': meant(
    inPolicy('{{figures.by}}', '{{figures.by}} on the day, in time and after noon,'),
    TIME,
  ),
  'two values side by side': told({
    [CARD]: ['within {{figures.join}}', 'within {{figures.share}}{{figures.join}}'],
  }),
  'a space between the last two braces': slip({
    [CARD]: ['{{figures.join}}', '{{ figures.join } }'],
  }),
  'a value without braces behind it, before a full stop': slip({
    [CARD]: ['{{figures.join}}.', '{{figures.join.'],
  }),
  'the word minutes is missing in a mail': slip({ [CODE]: ['{{minutes}} minutes', '{{minutes}}'] }),
  'the foot of a phone in a mail': slip({
    [CHANGED]: `${GOOD_SCHOOL[CHANGED]}\nSent from my iPhone\n`,
  }),
  'a mail is gone': told({ [CHANGED]: null }),
  'an address of the own computer in a mail': told({
    [CHANGED]: `${GOOD_SCHOOL[CHANGED]}\n[Sign in](http://localhost:3000).\n`,
  }),
  'a value that only another mail has': slip({ [CHANGED]: ['{{name}}', '{{code}}'] }),
  'no mailto: before a value': slip(policyText('Write to [us]({{site.support_email}}).'), MAILTO),
  'a value that there is not, in place of one': slip(
    policyText('Write to [us](mailto:{{site.support_post}}).'),
    MAILTO,
  ),
  'a card that there is not, in place of one': slip(
    { [POLICY]: ['You get', 'See [it](/classes?card=link). You get'] },
    { [POLICY]: ['You get', 'See [it](/classes?card=class-link). You get'] },
  ),
  'words with a # were put into a description': {
    planted: { [CARD]: ['Join your class.', 'Join your class. Room # 4.'] },
    accepted: {},
  },
  'a step without its full stop': slip(
    policyText('1. **Open** it.\n2 **Write** to us.\n3. **Wait**.'),
    STEPS,
  ),
  'a step with a comma': slip(
    policyText('1. **Open** it.\n2. **Write** to us.\n3, **Wait**.'),
    STEPS,
  ),
  'a box without its first sign': slip(policyText('**Draft:** not settled,\n> and to come.'), BOX),
  'two parts with one heading': {
    [POLICY]: ['## Refunds', '## Refunds\n\nAsk.\n\n## Fees\n\nPay.\n\n## Refunds'],
  },
  'a word in place of a time that a card counts by': slip(
    { ...CHECKED, ...inFigures('60', '"sixty"') },
    CHECKED,
  ),
  'a figure that is no time in place of one': slip(
    { [CARD]: LATER?.replace('after: wait', 'after: left') ?? '' },
    CHECKED,
  ),
  'a curly quote behind braces': slip(inNavigation('}}",', '}}”,'), HIGHLIGHTED),
  'a list without its brackets': slip(
    inNavigation('["/tasks"]', '"/tasks", "/classes"'),
    inNavigation('["/tasks"]', '["/tasks", "/classes"]'),
  ),
  'a label is gone': slip({ [NAVIGATION]: ['"Policy"', '""'] }),
  'the signs of code around a file': slip({
    [FIGURES]: `\`\`\`json\n${GOOD_SCHOOL[FIGURES]}\`\`\`\n`,
  }),
  'a line break within a text': slip({ [SITE]: ['"9 AM to 5 PM"', '"9 AM\nto 5 PM"'] }, {}),
  'nothing: other words in a paragraph': meant(
    cardText('Ask us first.'),
    cardText('Ask your mentor first.'),
  ),
}
