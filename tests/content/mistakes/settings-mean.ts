import type { Changes } from '../school.ts'
import { slip, type Mistakes } from './mistake.ts'

const SITE = 'content/site.json'
const LINKS = 'content/links.json'

/** A card whose button opens a page of the portal that is called like the card. */
const tasks = (address: string, more: Changes = {}): Changes => ({
  'content/tasks/page.md': '---\ntitle: Tasks\nintro: All of them.\npublic: true\n---\n',
  'content/tasks/mentor-tasks.md':
    '---\ntitle: Mentor tasks\ndescription: Your tasks.\nlinks:\n  - key: mentor_tasks\n---\n',
  [LINKS]: [
    '"pre_arrival":',
    `"mentor_tasks": { "fields": ["mentor_tasks"], "default": "${address}" },\n    "pre_arrival":`,
  ],
  ...more,
})

/** A slip in the accepted school, which is how it was meant. */
const since = (planted: Changes, accepted: Changes = {}) => ({ planted, accepted, meant: accepted })

/** A change of which nothing is to be said. */
const nothing = (planted: Changes, accepted: Changes = {}) => ({
  planted,
  accepted,
  meant: planted,
})

/** What is well written in settings, and means something else than was meant. */
export const settingsMean: Mistakes = {
  'a page of the portal without its slash, which a card is called like': slip(
    tasks('mentor-tasks'),
    tasks('/mentor-tasks'),
  ),
  'a button that would open the card on which it is': slip(
    tasks('/tasks?card=mentor-tasks'),
    tasks('/mentor-tasks'),
  ),
  'two stored names in one pair of quotes': slip({
    [LINKS]: ['"pre_arrival_link", "pre_arrival"', '"pre_arrival_link, pre_arrival"'],
  }),
  'a stored name that is read no more': since({
    [LINKS]: ['"pre_arrival_link", "pre_arrival"', '"pre_arrival"'],
  }),
  'nothing: one more stored name': nothing(
    {},
    { [LINKS]: ['"pre_arrival_link", "pre_arrival"', '"pre_arrival"'] },
  ),
  'a link of the sign-in that is emptied': {
    planted: { [SITE]: ['https://example.org/mentor-login', ''] },
    accepted: {},
  },
  'a new e-mail address with a comma in it': {
    planted: { [SITE]: ['help@school.ng', 'info@meridian,school'] },
    accepted: {},
    meant: { [SITE]: ['help@school.ng', 'info@meridian.school'] },
  },
  'a new e-mail address that is none': {
    planted: { [SITE]: ['help@school.ng', 'info@meridian'] },
    accepted: {},
  },
}
