import { CARD, description, POLICY, title, type Mistake } from './mistake.ts'

const LINKS = `links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
`

export const fields: readonly Mistake[] = [
  [
    'a misspelt field',
    title('titel: Class Link'),
    'content/classes/class-link.md:2:1 The field titel is not known here. Did you mean title?',
  ],
  [
    'a field in capitals',
    title('Title: Class Link'),
    'content/classes/class-link.md:2:1 The field Title is not known here. Did you mean title?',
  ],
  [
    'an unknown field',
    title('title: Class Link\nauthor: Ada'),
    'content/classes/class-link.md:3:1 The field author is not known here. The fields here are title, description, icon, facts, links.',
  ],
  [
    'a misspelt icon',
    title('title: Class Link\nicon: vidoe'),
    'content/classes/class-link.md:3:7 There is no icon vidoe. Did you mean video?',
  ],
  [
    'an icon like no other',
    { [POLICY]: ['intro', 'icon: Zzzzzzzzzz\nintro'] },
    'content/student-policy/page.md:3:7 There is no icon Zzzzzzzzzz. Choose a name from https://lucide.dev/icons, such as video.',
  ],
  [
    'a fact without a value',
    title('title: Class Link\nfacts:\n  - label: Time'),
    'content/classes/class-link.md:4:5 The field value is missing. Write it like this: value: "0123456789"',
  ],
  [
    'an unknown value in a fact',
    title('title: Class Link\nfacts:\n  - label: Time\n    value: "{{lesson_tim}}"'),
    'content/classes/class-link.md:5:13 There is no value {{lesson_tim}}. Did you mean lesson_time?',
  ],
  [
    'an unknown field of a link',
    { [CARD]: ['note:', 'notes:'] },
    'content/classes/class-link.md:6:5 The field notes is not known here. Did you mean note?',
  ],
  [
    'a missing title',
    title('# The title is missing'),
    'content/classes/class-link.md:3:1 The field title is missing. Write it like this: title: Class Link',
  ],
  [
    'an empty title',
    title('title:'),
    'content/classes/class-link.md:2:1 The field title is empty. Write it like this: title: Class Link',
  ],
  [
    'a title of spaces',
    title('title: "  "'),
    'content/classes/class-link.md:2:1 The field title is empty. Write it like this: title: Class Link',
  ],
  [
    'a number as title',
    title('title: 2025'),
    'content/classes/class-link.md:2:8 2025 is read as a number here, not as text. Put it into double quotes: "2025"',
  ],
  [
    'a number that begins with 0',
    title('title: 0123'),
    'content/classes/class-link.md:2:8 0123 is read as a number here, not as text. Put it into double quotes: "0123"',
  ],
  [
    'yes or no as title',
    title('title: true'),
    'content/classes/class-link.md:2:8 true is read as yes or no here, not as text. Put it into double quotes: "true"',
  ],
  [
    'a list as title',
    title('title: [Class, Link]'),
    'content/classes/class-link.md:2:8 title must be a text. Write it like this: title: Class Link',
  ],
  [
    'formatting in a description',
    description('description: Join **now**.'),
    'content/classes/class-link.md:3:19 This field is plain text, where formatting and links do not work. Write plain words here, and formatted text below the fields.',
  ],
  [
    'a link in a description',
    description('description: See [this](/classes).'),
    'content/classes/class-link.md:3:23 This field is plain text, where formatting and links do not work. Write plain words here, and formatted text below the fields.',
  ],
  [
    'HTML in a description',
    description('description: Join<br>now.'),
    'content/classes/class-link.md:3:18 This field is plain text, where formatting and links do not work. Write plain words here, and formatted text below the fields.',
  ],
  [
    'a card without links',
    { [CARD]: [LINKS, ''] },
    'content/classes/class-link.md:2:1 The field links is missing. Write it like this: links:, and below it, two spaces in, - key: class_link',
  ],
  [
    'an empty list of links',
    { [CARD]: [LINKS, 'links: []\n'] },
    'content/classes/class-link.md:4:1 The field links is empty. Write it like this: links:, and below it, two spaces in, - key: class_link',
  ],
  [
    'links with nothing below',
    { [CARD]: [LINKS, 'links:\n'] },
    'content/classes/class-link.md:4:1 The field links is empty. Write it like this: links:, and below it, two spaces in, - key: class_link',
  ],
  [
    'a text as links',
    { [CARD]: [LINKS, 'links: class_link\n'] },
    'content/classes/class-link.md:4:8 links must be a list. Write it like this: links:, and below it, two spaces in, - key: class_link',
  ],
  [
    'a link without hyphen',
    { [CARD]: [LINKS, 'links:\n  key: class_link\n'] },
    'content/classes/class-link.md:5:3 links must be a list. Write it like this: links:, and below it, two spaces in, - key: class_link',
  ],
  [
    'a link that is a text',
    { [CARD]: [LINKS, 'links:\n  - class_link\n'] },
    'content/classes/class-link.md:5:5 Entry 1 of links must be made of fields. Write it like this: - key: class_link',
  ],
  [
    'a link with neither key nor address',
    { [CARD]: ['key: class_link\n    ', ''] },
    'content/classes/class-link.md:5:5 This link has neither a key nor an address. Write it like this: - key: class_link',
  ],
  [
    'a link with key and address',
    { [CARD]: ['note: Your main class', 'address: /classes'] },
    'content/classes/class-link.md:5:5 This link has a key and an address. Keep key for an address that is stored for each student, or address for one that is the same for everybody.',
  ],
  [
    'a page without intro',
    { [POLICY]: ['intro: What we expect.\n', ''] },
    'content/student-policy/page.md:2:1 The field intro is missing. Write it like this: intro: Everything you need to join your classes.',
  ],
  [
    'a word where yes or no is meant',
    { [POLICY]: ['contents: true', 'contents: yes'] },
    'content/student-policy/page.md:4:11 contents must be true or false. Write it like this: contents: true',
  ],
  [
    'two mistakes in one card',
    { [CARD]: ['title: Class Link\ndescription', 'tite: x\ndescripton'] },
    'content/classes/class-link.md:2:1 The field tite is not known here. Did you mean title?',
    'content/classes/class-link.md:3:1 The field descripton is not known here. Did you mean description?',
  ],
  [
    'nothing as title',
    title('title: ~'),
    'content/classes/class-link.md:2:8 ~ is read as nothing here, not as text. Put it into double quotes: "~"',
  ],
  [
    'a number with an exponent as title',
    title('title: 1e3'),
    'content/classes/class-link.md:2:8 1e3 is read as a number here, not as text. Put it into double quotes: "1e3"',
  ],
  [
    'a number of sixteen digits as note',
    { [CARD]: ['Your main class', '1234567890123456789'] },
    'content/classes/class-link.md:6:11 1234567890123456789 is read as a number here, not as text. Put it into double quotes: "1234567890123456789"',
  ],
  [
    'a number as key',
    { [CARD]: ['key: class_link', 'key: 007'] },
    'content/classes/class-link.md:5:10 007 is read as a number here, not as text. Put it into double quotes: "007"',
  ],
  [
    'true in quotes where yes or no is meant',
    { [POLICY]: ['contents: true', 'contents: "true"'] },
    'content/student-policy/page.md:4:11 contents must be true or false. Write it like this: contents: true',
  ],
]
