import { CARD, description, POLICY, title, type Mistakes } from './mistake.ts'
import { GOOD_SCHOOL } from '../school.ts'

const CLASSES = 'content/classes/page.md'
const DASHBOARD = 'content/dashboard/page.md'
const WHOLE = GOOD_SCHOOL[CARD] ?? ''
const LINKS = `links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
`

/** One slip in the card; the card without it was meant, unless told otherwise. */
const slip = (from: string, to: string) => ({ [CARD]: [from, to] }) as const

const links = (lines: string) => slip(LINKS, lines)

const FACTS = 'facts:\n  - label: Time\n    value: Late\n  - label: Room\n    value: Two\n'
const withFacts = (facts: string) => ({ [CARD]: ['links:', `${facts}links:`] }) as const

/** Slips of the hand in the fields, one at a time. */
export const slips: Mistakes = {
  'links: forgotten': links(LINKS.replace('links:\n', '')),
  'links without its colon': links(LINKS.replace('links:', 'links')),
  'the hyphen of the first link forgotten': links(LINKS.replace('- key', 'key')),
  'the hyphen of the first link made a space': links(LINKS.replace('- key', '  key')),
  'the hyphen of the second link forgotten': links(LINKS.replace('- address', 'address')),
  'the hyphen of the second link made a space': links(LINKS.replace('- address', '  address')),
  'no space behind the hyphen of an address': links(LINKS.replace('- address', '-address')),
  'a single address without hyphen': links('links:\n  address: https://school.ng/guide\n'),
  'a single address with its hyphen glued': links('links:\n  -address: https://school.ng/guide\n'),
  'an address alone as a link': links('links:\n  - https://school.ng/guide\n'),
  'an address behind links': links('links: https://school.ng/guide\n'),
  'a whole link behind links': links('links: - address: https://school.ng/guide\n'),
  'a hyphen too many': links(LINKS.replace('  note', '- note')),
  'every space before the links lost': links(LINKS.replace(/^ +/gm, '')),
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
  'an equals sign for a colon': title('title= Class Link'),
  'a misspelt name of an address': slip('- address', '- adress'),
  'a name of an address in capitals': slip('- address', '- Address'),
  'a name of a field in capitals without space': title('TITLE:Class Link'),
  'the line break between two fields deleted': slip(
    'title: Class Link\ndescription',
    'title: Class Link description',
  ),
  'the line break between the fields of a link deleted': slip(
    'key: class_link\n    note: Your',
    'key: class_link note: Your',
  ),
  'the first quote of a text lost': withFacts(FACTS.replace('value: Two', 'value: 0123456"')),
  'a sentence above the last hyphens': {
    [CARD]: ['guide\n---', 'guide\nBring a notebook, too.\n---'],
  },
  'a detail among the links': {
    [CARD]: WHOLE.replace('links:', `${FACTS}links:`).replace(
      'guide\n---',
      'guide\n    note: Rules\n  - label: Door\n    value: Left\n---',
    ),
  },
  'a wide colon': title('title：Class Link'),
  'a semicolon for a colon': title('title; Class Link'),
  'a key without its colon': slip('key: class_link', 'key class_link'),
  'an equals sign for the colon of a key': slip('key: class_link', 'key = class_link'),
  'no space behind the colon of an address': slip('address: ', 'address:'),
  'a text that goes on at the edge': description('description: Join your\nclass now.'),
  'a colon in the first of two lines': description('description: Fees: how\n  to pay.'),
  'a hash in the second of two lines': description('description: Come to room\n  one #1 please.'),
  'curly quotes around two lines': description('description: “Join your\n  class now.”'),
  'the hyphen of a fact forgotten': withFacts(FACTS.replace('  - label: Room', '    label: Room')),
  'the hyphen of the first fact forgotten': withFacts(
    FACTS.replace('- label: Time', 'label: Time'),
  ),
  'facts: forgotten': withFacts(FACTS.replace('facts:\n', '')),
  'the value of a fact too far left': withFacts(FACTS.replace('    value: Late', '   value: Late')),
  'the value of a fact at the edge': withFacts(FACTS.replace('    value: Late', 'value: Late')),
  'facts below the second line of hyphens': { [CARD]: ['---\nJoin', `---\n${FACTS}\nJoin`] },
  'links below the second line of hyphens': { [CARD]: [`${LINKS}---\n`, `---\n${LINKS}`] },
  'links at the end of the text': { [CARD]: WHOLE.replace(LINKS, '').concat('\n', LINKS) },
  'an icon below the second line of hyphens': { [CARD]: ['---\nJoin', '---\nicon: video\n\nJoin'] },
  'the sentence of a class door on the same line': {
    [CARD]: ['links:', 'class_door: Watch it.\nlinks:'],
    'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  },
  'the sentence of a class door at the edge': {
    [CARD]: ['links:', 'class_door:\nclosed: Watch it.\nlinks:'],
    'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  },
  'cards on one line': { [CLASSES]: ['away.\n', 'away.\ncards: class-link\n'] },
  'a card without its hyphen': { [DASHBOARD]: ['  - classes', '  classes'] },
  'a card with its hyphen glued': { [DASHBOARD]: ['  - classes', '  -classes'] },
  'a dash before a card': { [DASHBOARD]: ['  - classes', '  – classes'] },
  'a card pasted twice': { [CARD]: `${WHOLE}${WHOLE}` },
  'a card pasted twice with an empty line between': { [CARD]: `${WHOLE}\n\n${WHOLE}` },
  'another card pasted below': { [CARD]: `${WHOLE}${WHOLE.replace('Class Link', 'Other')}` },
  'the signs of code copied around the card': { [CARD]: `\`\`\`markdown\n${WHOLE}\`\`\`\n` },
  'the first hyphens with spaces between': { [CARD]: ['---\ntitle', '- - -\ntitle'] },
  'dashes with a space between': { [CARD]: ['---\nJoin', '– –\nJoin'] },
  'low lines for the last hyphens': { [CARD]: ['---\nJoin', '___\nJoin'] },
  'stars for the first hyphens': { [CARD]: ['---\ntitle', '***\ntitle'] },
  'equals signs for the last hyphens': { [CARD]: ['---\nJoin', '===\nJoin'] },
  'the text behind the last hyphens': { [CARD]: ['---\nJoin', '--- Join'] },
  'a field behind the first hyphens': { [CARD]: ['---\ntitle', '--- title'] },
  'a space before the first hyphens': { [CARD]: ['---\ntitle', ' ---\ntitle'] },
  'a space before the last hyphens': { [CARD]: ['---\nJoin', ' ---\nJoin'] },
  'neither first nor last hyphens': { [CARD]: WHOLE.replaceAll('---\n', '') },
  'no last hyphens and an empty line': { [CARD]: ['---\nJoin', '\nJoin'] },
  'a page without its first hyphens': { [POLICY]: ['---\ntitle', 'title'] },
  'a letter before the first hyphens': slip('---\ntitle', 'v---\ntitle'),
  'the last of three hyphens in the next line': slip('---\nJoin', '--\n-Join'),
  'the last two of three hyphens in the next line': slip('---\nJoin', '-\n--Join'),
  'two hyphens above a list': slip('---\nJoin', '--\n- Join'),
}
