import { CARD, description, POLICY, title, type Mistakes } from './mistake.ts'

const LINKS = `links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
`

const CLASS_DOOR = {
  'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
} as const

/** A card that is looked at later, with one of its lines written otherwise. */
const checkLater = (from = '', to = '') =>
  ({
    [CARD]: [
      'links:',
      `${'check_later:\n  card: guide\n  after: wait\n  keep: Code\n  help: Ask for it.\n'.replace(from, to)}links:`,
    ],
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: Read it.\nlinks:\n  - key: class_link\n---\n{{figures.none}}, {{figures.grade}}\n',
    'content/figures.json': [
      '{\n',
      '{\n  "wait": { "value": 60, "unit": "hours" },\n  "none": { "value": 0, "unit": "days" },\n  "grade": { "value": 5, "unit": "points" },\n',
    ],
  }) as const

export const fields: Mistakes = {
  'a misspelt field': title('titel: Class Link'),
  'a field in capitals': title('Title: Class Link'),
  'an unknown field': title('title: Class Link\nauthor: Ada'),
  'a misspelt icon': title('title: Class Link\nicon: vidoe'),
  'an icon like no other': { [POLICY]: ['intro', 'icon: Zzzzzzzzzz\nintro'] },
  'a fact without a value': title('title: Class Link\nfacts:\n  - label: Time'),
  'a fact with nothing behind its value': title(
    'title: Class Link\nfacts:\n  - label: Time\n    value:',
  ),
  'an unknown value in a fact': title(
    'title: Class Link\nfacts:\n  - label: Time\n    value: "{{lesson_tim}}"',
  ),
  'a class door that says nothing once it is closed': {
    ...CLASS_DOOR,
    [CARD]: ['links:', 'class_door: yes\nlinks:'],
  },
  'an unknown field of a class door': {
    ...CLASS_DOOR,
    [CARD]: ['links:', 'class_door:\n  close: Watch it.\nlinks:'],
  },
  'formatting in a class door': {
    ...CLASS_DOOR,
    [CARD]: ['links:', 'class_door:\n  closed: Watch **it**.\nlinks:'],
  },
  'a class door without its figure': {
    [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
  },
  'a class door whose figure is no time': {
    [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
    'content/figures.json': ['{\n', '{\n  "class_join": { "value": "ten", "unit": "minutes" },\n'],
  },
  'a class door whose figure has a unit of more words': {
    [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
    'content/figures.json': [
      '{\n',
      '{\n  "class_join": { "value": 10, "unit": "working minutes" },\n',
    ],
  },
  'a late notice in days that the portal cannot count': {
    'content/figures.json': [
      '{\n',
      '{\n  "late_notice": { "value": 2, "unit": "working days" },\n',
    ],
  },
  'a late notice with a slip in its unit': {
    'content/figures.json': ['{\n', '{\n  "late_notice": { "value": 2, "unit": "dyas" },\n'],
  },
  'a class door without a lesson time': {
    ...CLASS_DOOR,
    [CARD]: `---
title: Class Link
description: Join your class.
class_door:
  closed: Watch it.
links:
  - key: class_link
---
Join within {{figures.join}}.
`,
    'content/links.json': ['"lesson_time"', '"class_time"'],
  },
  'a card to check later that there is not': checkLater('card: guide', 'card: giude'),
  'a card to check later like no other': checkLater('card: guide', 'card: payments/status'),
  'a card to check later that is the card itself': checkLater('card: guide', 'card: class-link'),
  'a time to check later that is no figure': checkLater('after: wait', 'after: three days'),
  'a misspelt figure of a time to check later': checkLater('after: wait', 'after: wiat'),
  'a time to check later in a unit of more words': {
    ...checkLater(),
    'content/figures.json': [
      '{\n',
      '{\n  "wait": { "value": 60, "unit": "working hours" },\n  "none": { "value": 0, "unit": "days" },\n  "grade": { "value": 5, "unit": "points" },\n',
    ],
  },
  'a figure to check later that is no time': checkLater('after: wait', 'after: grade'),
  'a time to check later in words': checkLater('after: wait', 'after: 60 hours'),
  'a time to check later as texts name it': checkLater('after: wait', 'after: "{{figures.wait}}"'),
  'a time to check later of no length': checkLater('after: wait', 'after: none'),
  'a missing field of what to check later': checkLater('  keep: Code\n', ''),
  'formatting in what to check later': checkLater('Ask for it', 'Ask **now**'),
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
  'a word where yes or no is meant': { [POLICY]: ['contents: true', 'contents: yes'] },
  'two mistakes in one card': { [CARD]: ['title: Class Link\ndescription', 'tite: x\ndescripton'] },
  'nothing as title': title('title: ~'),
  'a number with an exponent as title': title('title: 1e3'),
  'a number of sixteen digits as note': { [CARD]: ['Your main class', '1234567890123456789'] },
  'a number as key': { [CARD]: ['key: class_link', 'key: 007'] },
  'true in quotes where yes or no is meant': { [POLICY]: ['contents: true', 'contents: "true"'] },
  'a text with a colon behind the name of a field of links': description(
    'description: Please note: the class begins at 7.',
  ),
  'a note with a colon behind the name of a field of messages': {
    [CARD]: ['Your main class', 'Getting help: ask us'],
  },
  'a label with a colon behind the name of the field below it': {
    [CARD]: ['links:', 'facts:\n  - label: Good value: fees\n    value: Low\nlinks:'],
  },
  'two fields of one detail on the same line': {
    [CARD]: ['links:', 'facts:\n  - label: Fees value: Low\nlinks:'],
  },
  'nothing: the sign of inches behind a number': {
    [CARD]: [
      'links:',
      `facts:\n${['15"', '15.6"', 'At least 13.3"'].map((inches, at) => `  - label: Screen ${at}\n    value: ${inches}\n`).join('')}links:`,
    ],
  },
  'a quote at the end alone, behind a full stop': description('description: Join your class."'),
  'a note with a colon behind the name of the field above it': {
    [CARD]: ['Your main class', 'Bring your home address: we write'],
  },
}
