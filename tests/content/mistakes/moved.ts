import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, cardText, POLICY, slip, type Mistakes } from './mistake.ts'

const WHOLE = GOOD_SCHOOL[CARD] ?? ''
const CLASSES = 'content/classes/page.md'
const DASHBOARD = GOOD_SCHOOL['content/dashboard/page.md'] ?? ''
const [FIELDS = '', TEXT = ''] = WHOLE.replace(/^---\n/, '').split('---\n')

/** The card under another name, as the dashboard shows it and links to it. */
const shown = (name: string, links = name): Changes => ({
  ...(name === 'class-link' ? {} : { [CARD]: null, [`content/classes/${name}.md`]: WHOLE }),
  'content/dashboard/page.md': `${DASHBOARD.replace('class-link', links)}Open [it](/?card=classes/${links}).\n`,
})

const HELP = WHOLE.replace('Class Link', 'Help')
const THREE = (other: string) =>
  WHOLE.replace('  - address', '  - address: https://school.ng/slides\n  - address').replace(
    'Join within',
    `${other}\n\nJoin within`,
  )

/** A text that says from when to look at another card. */
const LATER = (WHOLE: string): Changes => ({
  [CARD]: WHOLE.replace(
    'links:',
    'check_later:\n  card: help\n  after: join\n  keep: Number\n  help: Keep it.\nlinks:',
  ),
})

const LATER_ON_PRE_CLASSES: Changes = {
  [CARD]: String(LATER(WHOLE)[CARD]).replace('card: help', 'card: pre-classes/help'),
  'content/pre-classes/page.md': '---\ntitle: Before\nintro: All of it.\npublic: true\n---\n',
}

/** What is left over where cards and pages are moved, renamed, copied and removed, and two versions put together. */
export const moved: Mistakes = {
  'a link to a heading of a page by its file': slip(
    cardText('Read [it](../student-policy/page.md#refunds).'),
    cardText('Read [it](/student-policy#refunds).'),
  ),
  'a link to the file of a card that has the name of a page': slip(
    {
      'content/classes/mentor-tasks.md': HELP,
      ...cardText('Read [it](mentor-tasks.md).'),
    },
    {
      'content/classes/mentor-tasks.md': HELP,
      ...cardText('Read [it](/classes?card=mentor-tasks).'),
    },
  ),
  'a link on a page that shows a renamed card': {
    planted: { ...shown('link', 'class-link') },
    accepted: shown('class-link'),
    meant: shown('link'),
  },
  'a card of check_later that was removed': {
    planted: LATER(WHOLE),
    accepted: { ...LATER(WHOLE), 'content/classes/help.md': HELP },
  },
  'a card of check_later that was removed from a page whose name ends like that of its own': {
    planted: LATER_ON_PRE_CLASSES,
    accepted: { ...LATER_ON_PRE_CLASSES, 'content/pre-classes/help.md': HELP },
  },
  'a link of three is gone, and the text named all': {
    planted: {
      [CARD]: THREE('Read Link 1, then Link 2, and come with Link 3.').replace(
        '  - address: https://school.ng/slides\n',
        '',
      ),
    },
    accepted: { [CARD]: THREE('Read Link 1, then Link 2, and come with Link 3.') },
  },
  'a card moved into a folder in its folder that has the name of a page': {
    planted: { 'content/classes/help.md': null, 'content/classes/student-policy/help.md': HELP },
    accepted: { 'content/classes/help.md': HELP },
  },
  'a page moved to another folder without the card that it names': {
    planted: {
      [CLASSES]: null,
      'content/lessons/page.md': `${GOOD_SCHOOL[CLASSES]?.replace('away.\n', 'away.\ncards:\n  - class-link\n')}`,
    },
    accepted: { [CLASSES]: ['away.\n', 'away.\ncards:\n  - class-link\n'] },
  },
  'a page removed without its cards': { planted: { [CLASSES]: null }, accepted: {} },
  'a card copied for a new one, its title left': {
    planted: { 'content/classes/other.md': WHOLE },
    accepted: {},
  },
  'a card uploaded with a capital beside the right one': {
    'content/classes/Class-link.md': WHOLE.replace('Join your', 'Enter your'),
  },
  'a card beside the folders': { 'content/exam-dates.md': HELP },
  'a value twice': {
    [CARD]: ['links:', 'facts:\n  - label: Time\n    value: Noon\n    value: Midnight\nlinks:'],
  },
  'a card named by its file in a list': slip({
    'content/dashboard/page.md': ['- classes/class-link', '- content/classes/class-link.md'],
  }),
  'the fields twice, each with their hyphens': {
    [CARD]: `---\n${FIELDS}---\n${FIELDS.replace('Join your', 'Enter your')}---\n${TEXT}`,
  },
  'the last fields twice, each with their hyphens': {
    [CARD]: `---\n${FIELDS}---\n${FIELDS.slice(FIELDS.indexOf('links:')).replace('guide', 'help')}---\n${TEXT}`,
  },
  'a line of a comparison': slip({
    [POLICY]: ['You get', '@@ -16,2 +16,2 @@ name it as a source.\nYou get'],
  }),
}
