import { GOOD_SCHOOL } from '../school.ts'
import { CARD, cardText, slip, type Mistakes } from './mistake.ts'

const WHOLE = GOOD_SCHOOL[CARD] ?? ''
const [FIELDS = '', TEXT = ''] = WHOLE.replace(/^---\n/, '').split('---\n')

const HELP = WHOLE.replace('Class Link', 'Help')
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
}
