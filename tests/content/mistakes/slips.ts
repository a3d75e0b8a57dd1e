import { CARD, description, POLICY, title, type Mistakes } from './mistake.ts'
import { GOOD_SCHOOL, type Changes } from '../school.ts'

const CLASSES = 'content/classes/page.md'
const DASHBOARD = 'content/dashboard/page.md'
const WHOLE = GOOD_SCHOOL[CARD] ?? ''
const LINKS = `links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
`

/** One slip in the card; the card without it was meant, unless told otherwise. */
const slip = (from: string, to: string, meant: Changes = {}) => ({
  planted: { [CARD]: [from, to] } as const,
  meant,
})

const links = (lines: string, meant: Changes = {}) => slip(LINKS, lines, meant)

const FACTS = 'facts:\n  - label: Time\n    value: Late\n  - label: Room\n    value: Two\n'
const withFacts = (facts: string, room = 'Two') => ({
  planted: { [CARD]: ['links:', `${facts}links:`] } as const,
  meant: { [CARD]: ['links:', `${FACTS.replace('Two', room)}links:`] } as const,
})

/** Slips of the hand in the fields, one at a time. */
export const slips: Mistakes = {
  'links: forgotten': links(LINKS.replace('links:\n', '')),
  'links without its colon': links(LINKS.replace('links:', 'links')),
  'the hyphen of the first link forgotten': links(LINKS.replace('- key', 'key')),
  'the hyphen of the first link made a space': links(LINKS.replace('- key', '  key')),
  'the hyphen of the second link forgotten': links(LINKS.replace('- address', 'address')),
  'the hyphen of the second link made a space': links(LINKS.replace('- address', '  address')),
  'no space behind the hyphen of an address': links(LINKS.replace('- address', '-address')),
  'a single address without hyphen': links('links:\n  address: https://school.ng/guide\n', {
    [CARD]: [LINKS, 'links:\n  - address: https://school.ng/guide\n'],
  }),
  'a single address with its hyphen glued': links('links:\n  -address: https://school.ng/guide\n', {
    [CARD]: [LINKS, 'links:\n  - address: https://school.ng/guide\n'],
  }),
  'an address alone as a link': links('links:\n  - https://school.ng/guide\n', {
    [CARD]: [LINKS, 'links:\n  - address: https://school.ng/guide\n'],
  }),
  'an address behind links': links('links: https://school.ng/guide\n', {
    [CARD]: [LINKS, 'links:\n  - address: https://school.ng/guide\n'],
  }),
  'a whole link behind links': links('links: - address: https://school.ng/guide\n', {
    [CARD]: [LINKS, 'links:\n  - address: https://school.ng/guide\n'],
  }),
  'a hyphen too many': links(LINKS.replace('  note', '- note')),
  'every space before the links lost': links(LINKS.replace(/^ +/gm, ''), {
    [CARD]: [
      LINKS,
      'links:\n- key: class_link\n  note: Your main class\n- address: https://school.ng/guide\n',
    ],
  }),
  'every space and hyphen before the links lost': links(LINKS.replace(/^[ -]+/gm, '')),
  'a link one space too far left': links(LINKS.replace('  - address', ' - address')),
  'a link one space too far right': links(LINKS.replace('  - address', '   - address')),
  'links moved one space to the right': links(LINKS.replace('links:', ' links:')),
  'a note left of its link': links(LINKS.replace('    note', '  note')),
  'a note at the edge': links(LINKS.replace('    note', 'note')),
  'no-break spaces before a link': links(LINKS.replace('  - address', '\u00a0\u00a0- address')),
  'no-break spaces before a note': links(LINKS.replace('    note', '\u00a0\u00a0\u00a0\u00a0note')),
  'a no-break space behind the hyphen': links(LINKS.replace('- address', '-\u00a0address')),
  'a dash for the hyphen of a link': links(LINKS.replace('- address', '– address')),
  'a long dash for the hyphen of a link': links(LINKS.replace('- address', '— address')),
  'a round point for the hyphen of a link': links(LINKS.replace('- address', '• address')),
  'a star for the hyphen of a link': links(LINKS.replace('- address', '* address')),
  'an equals sign for a colon': { planted: title('title= Class Link'), meant: {} },
  'a misspelt name of an address': slip('- address', '- adress'),
  'a name of an address in capitals': slip('- address', '- Address'),
  'a name of a field in capitals without space': {
    planted: title('TITLE:Class Link'),
    meant: {},
  },
  'the line break between two fields deleted': slip(
    'title: Class Link\ndescription',
    'title: Class Link description',
  ),
  'the line break between the fields of a link deleted': slip(
    'key: class_link\n    note: Your',
    'key: class_link note: Your',
  ),
  'the first quote of a text lost': withFacts(
    FACTS.replace('value: Two', 'value: 0123456"'),
    '"0123456"',
  ),
  'a sentence above the last hyphens': {
    [CARD]: ['guide\n---', 'guide\nBring a notebook, too.\n---'],
  },
  'a detail among the links': {
    [CARD]: WHOLE.replace('links:', `${FACTS}links:`).replace(
      'guide\n---',
      'guide\n    note: Rules\n  - label: Door\n    value: Left\n---',
    ),
  },
  'a wide colon': { planted: title('title：Class Link'), meant: {} },
  'a semicolon for a colon': { planted: title('title; Class Link'), meant: {} },
  'a key without its colon': slip('key: class_link', 'key class_link'),
  'an equals sign for the colon of a key': slip('key: class_link', 'key = class_link'),
  'no space behind the colon of an address': slip('address: ', 'address:'),
  'a text that goes on at the edge': {
    planted: description('description: Join your\nclass now.'),
    meant: description('description: Join your\n  class now.'),
  },
  'a colon in the first of two lines': {
    planted: description('description: Fees: how\n  to pay.'),
    meant: description('description: "Fees: how\n  to pay."'),
  },
  'a hash in the second of two lines': {
    planted: description('description: Come to room\n  one #1 please.'),
    meant: description('description: "Come to room\n  one #1 please."'),
  },
  'curly quotes around two lines': {
    planted: description('description: “Join your\n  class now.”'),
    meant: description('description: "Join your\n  class now."'),
  },
  'the hyphen of a fact forgotten': withFacts(FACTS.replace('  - label: Room', '    label: Room')),
  'the hyphen of the first fact forgotten': withFacts(
    FACTS.replace('- label: Time', 'label: Time'),
  ),
  'facts: forgotten': withFacts(FACTS.replace('facts:\n', '')),
  'the value of a fact too far left': withFacts(FACTS.replace('    value: Late', '   value: Late')),
  'the value of a fact at the edge': withFacts(FACTS.replace('    value: Late', 'value: Late')),
  'facts below the second line of hyphens': {
    planted: { [CARD]: ['---\nJoin', `---\n${FACTS}\nJoin`] },
    meant: { [CARD]: ['---\nJoin', `${FACTS}---\n\nJoin`] },
  },
  'links below the second line of hyphens': {
    planted: { [CARD]: [`${LINKS}---\n`, `---\n${LINKS}`] },
    meant: {},
  },
  'links at the end of the text': {
    planted: { [CARD]: WHOLE.replace(LINKS, '').concat('\n', LINKS) },
    meant: { [CARD]: WHOLE.concat('\n') },
  },
  'an icon below the second line of hyphens': {
    planted: { [CARD]: ['---\nJoin', '---\nicon: video\n\nJoin'] },
    meant: { [CARD]: ['---\nJoin', 'icon: video\n---\n\nJoin'] },
  },
  'the sentence of a class door on the same line': {
    planted: {
      [CARD]: ['links:', 'class_door: Watch it.\nlinks:'],
      'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    },
    meant: {
      [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
      'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    },
  },
  'the sentence of a class door at the edge': {
    planted: {
      [CARD]: ['links:', 'class_door:\nclosed: Watch it.\nlinks:'],
      'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    },
    meant: {
      [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
      'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    },
  },
  'cards on one line': {
    planted: { [CLASSES]: ['away.\n', 'away.\ncards: class-link\n'] },
    meant: { [CLASSES]: ['away.\n', 'away.\ncards:\n  - class-link\n'] },
  },
  'a card without its hyphen': {
    planted: { [DASHBOARD]: ['  - classes', '  classes'] },
    meant: {},
  },
  'a card with its hyphen glued': {
    planted: { [DASHBOARD]: ['  - classes', '  -classes'] },
    meant: {},
  },
  'a dash before a card': { planted: { [DASHBOARD]: ['  - classes', '  – classes'] }, meant: {} },
  'a card pasted twice': { planted: { [CARD]: `${WHOLE}${WHOLE}` }, meant: {} },
  'a card pasted twice with an empty line between': {
    planted: { [CARD]: `${WHOLE}\n\n${WHOLE}` },
    meant: {},
  },
  'another card pasted below': { [CARD]: `${WHOLE}${WHOLE.replace('Class Link', 'Other')}` },
  'the signs of code copied around the card': {
    planted: { [CARD]: `\`\`\`markdown\n${WHOLE}\`\`\`\n` },
    meant: {},
  },
  'the first hyphens with spaces between': {
    planted: { [CARD]: ['---\ntitle', '- - -\ntitle'] },
    meant: {},
  },
  'dashes with a space between': { planted: { [CARD]: ['---\nJoin', '– –\nJoin'] }, meant: {} },
  'low lines for the last hyphens': { planted: { [CARD]: ['---\nJoin', '___\nJoin'] }, meant: {} },
  'stars for the first hyphens': { planted: { [CARD]: ['---\ntitle', '***\ntitle'] }, meant: {} },
  'equals signs for the last hyphens': {
    planted: { [CARD]: ['---\nJoin', '===\nJoin'] },
    meant: {},
  },
  'the text behind the last hyphens': { planted: { [CARD]: ['---\nJoin', '--- Join'] }, meant: {} },
  'a field behind the first hyphens': {
    planted: { [CARD]: ['---\ntitle', '--- title'] },
    meant: {},
  },
  'a space before the first hyphens': {
    planted: { [CARD]: ['---\ntitle', ' ---\ntitle'] },
    meant: {},
  },
  'a space before the last hyphens': {
    planted: { [CARD]: ['---\nJoin', ' ---\nJoin'] },
    meant: {},
  },
  'neither first nor last hyphens': {
    planted: { [CARD]: WHOLE.replaceAll('---\n', '') },
    meant: {},
  },
  'no last hyphens and an empty line': {
    planted: { [CARD]: ['---\nJoin', '\nJoin'] },
    meant: { [CARD]: ['---\nJoin', '---\n\nJoin'] },
  },
  'a page without its first hyphens': { planted: { [POLICY]: ['---\ntitle', 'title'] }, meant: {} },
  'a letter before the first hyphens': slip('---\ntitle', 'v---\ntitle'),
  'the last of three hyphens in the next line': slip('---\nJoin', '--\n-Join'),
  'the last two of three hyphens in the next line': slip('---\nJoin', '-\n--Join'),
  'two hyphens above a list': slip('---\nJoin', '--\n- Join', {
    [CARD]: ['---\nJoin', '---\n- Join'],
  }),
}
