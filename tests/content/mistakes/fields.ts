import { CARD, description, POLICY, title, type Mistakes } from './mistake.ts'

const LINKS = `links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
`

export const fields: Mistakes = {
  'a misspelt field': title('titel: Class Link'),
  'a field in capitals': title('Title: Class Link'),
  'an unknown field': title('title: Class Link\nauthor: Ada'),
  'a misspelt icon': title('title: Class Link\nicon: vidoe'),
  'an icon like no other': { [POLICY]: ['intro', 'icon: Zzzzzzzzzz\nintro'] },
  'a fact without a value': title('title: Class Link\nfacts:\n  - label: Time'),
  'an unknown value in a fact': title(
    'title: Class Link\nfacts:\n  - label: Time\n    value: "{{lesson_tim}}"',
  ),
  'an unknown field of a link': { [CARD]: ['note:', 'notes:'] },
  'a missing title': title('# The title is missing'),
  'an empty title': title('title:'),
  'a title of spaces': title('title: "  "'),
  'a number as title': title('title: 2025'),
  'a number that begins with 0': title('title: 0123'),
  'yes or no as title': title('title: true'),
  'a list as title': title('title: [Class, Link]'),
  'formatting in a description': description('description: Join **now**.'),
  'a link in a description': description('description: See [this](/classes).'),
  'HTML in a description': description('description: Join<br>now.'),
  'a card without links': { [CARD]: [LINKS, ''] },
  'an empty list of links': { [CARD]: [LINKS, 'links: []\n'] },
  'links with nothing below': { [CARD]: [LINKS, 'links:\n'] },
  'a text as links': { [CARD]: [LINKS, 'links: class_link\n'] },
  'a link without hyphen': { [CARD]: [LINKS, 'links:\n  key: class_link\n'] },
  'a link that is a text': { [CARD]: [LINKS, 'links:\n  - class_link\n'] },
  'a link with neither key nor address': { [CARD]: ['key: class_link\n    ', ''] },
  'a link with key and address': { [CARD]: ['note: Your main class', 'address: /classes'] },
  'a page without intro': { [POLICY]: ['intro: What we expect.\n', ''] },
  'a word where yes or no is meant': { [POLICY]: ['contents: true', 'contents: yes'] },
  'two mistakes in one card': { [CARD]: ['title: Class Link\ndescription', 'tite: x\ndescripton'] },
  'nothing as title': title('title: ~'),
  'a number with an exponent as title': title('title: 1e3'),
  'a number of sixteen digits as note': { [CARD]: ['Your main class', '1234567890123456789'] },
  'a number as key': { [CARD]: ['key: class_link', 'key: 007'] },
  'true in quotes where yes or no is meant': { [POLICY]: ['contents: true', 'contents: "true"'] },
}
