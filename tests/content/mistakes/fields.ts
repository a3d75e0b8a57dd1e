import { CARD, description, POLICY, title, slip, type Mistakes } from './mistake.ts'

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
  'a misspelt field': { planted: title('titel: Class Link'), meant: {} },
  'a field in capitals': title('Title: Class Link'),
  'an unknown field': title('title: Class Link\nauthor: Ada'),
  'a misspelt icon': {
    planted: title('title: Class Link\nicon: vidoe'),
    meant: title('title: Class Link\nicon: video'),
  },
  'an icon like no other': { [POLICY]: ['intro', 'icon: Zzzzzzzzzz\nintro'] },
  'a fact without a value': title('title: Class Link\nfacts:\n  - label: Time'),
  'a fact with nothing behind its value': title(
    'title: Class Link\nfacts:\n  - label: Time\n    value:',
  ),
  'an unknown value in a fact': slip(
    title('title: Class Link\nfacts:\n  - label: Time\n    value: "{{lesson_tim}}"'),
    title('title: Class Link\nfacts:\n  - label: Time\n    value: "{{lesson_time}}"'),
  ),
  'a class door that says nothing once it is closed': {
    ...CLASS_DOOR,
    [CARD]: ['links:', 'class_door: yes\nlinks:'],
  },
  'an unknown field of a class door': {
    planted: {
      ...CLASS_DOOR,
      [CARD]: ['links:', 'class_door:\n  close: Watch it.\nlinks:'],
    },
    meant: {
      ...CLASS_DOOR,
      [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'],
    },
  },
  'formatting in a class door': slip(
    { ...CLASS_DOOR, [CARD]: ['links:', 'class_door:\n  closed: Watch **it**.\nlinks:'] },
    { ...CLASS_DOOR, [CARD]: ['links:', 'class_door:\n  closed: Watch it.\nlinks:'] },
  ),
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
  'a late notice with a slip in its unit': slip(
    { 'content/figures.json': ['{\n', '{\n  "late_notice": { "value": 2, "unit": "dyas" },\n'] },
    { 'content/figures.json': ['{\n', '{\n  "late_notice": { "value": 2, "unit": "days" },\n'] },
  ),
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
  'a card to check later that there is not': slip(
    checkLater('card: guide', 'card: giude'),
    checkLater(),
  ),
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
  'formatting in what to check later': slip(
    checkLater('Ask for it', 'Ask **now**'),
    checkLater('Ask for it', 'Ask now'),
  ),
  'an unknown field of a link': { planted: { [CARD]: ['note:', 'notes:'] }, meant: {} },
  'a missing title': title('# The title is missing'),
  'an empty title': title('title:'),
  'a title of spaces': title('title: "  "'),
  'a number as title': title('title: 2025'),
  'a number that begins with 0': title('title: 0123'),
  'yes or no as title': title('title: true'),
  'a list as title': title('title: [Class, Link]'),
  'formatting in a description': slip(
    description('description: Join **now**.'),
    description('description: Join now.'),
  ),
  'a link in a description': slip(
    description('description: See [this](/classes).'),
    description('description: See this.'),
  ),
  'HTML in a description': slip(
    description('description: Join<br>now.'),
    description('description: Join now.'),
  ),
  'a card without links': { [CARD]: [LINKS, ''] },
  'an empty list of links': { [CARD]: [LINKS, 'links: []\n'] },
  'links with nothing below': { [CARD]: [LINKS, 'links:\n'] },
  'a text as links': {
    planted: { [CARD]: [LINKS, 'links: class_link\n'] },
    meant: { [CARD]: [LINKS, 'links:\n  - key: class_link\n'] },
  },
  'a link without hyphen': {
    planted: { [CARD]: [LINKS, 'links:\n  key: class_link\n'] },
    meant: { [CARD]: [LINKS, 'links:\n  - key: class_link\n'] },
  },
  'a link that is a text': {
    planted: { [CARD]: [LINKS, 'links:\n  - class_link\n'] },
    meant: { [CARD]: [LINKS, 'links:\n  - key: class_link\n'] },
  },
  'a link with neither key nor address': { [CARD]: ['key: class_link\n    ', ''] },
  'a link with key and address': { [CARD]: ['note: Your main class', 'address: /classes'] },
  'a word where yes or no is meant': { [POLICY]: ['contents: true', 'contents: yes'] },
  'two mistakes in one card': {
    planted: { [CARD]: ['title: Class Link\ndescription', 'tite: x\ndescripton'] },
    meant: { [CARD]: ['Class Link', 'x'] },
  },
  'nothing as title': title('title: ~'),
  'a number with an exponent as title': title('title: 1e3'),
  'a number of sixteen digits as note': { [CARD]: ['Your main class', '1234567890123456789'] },
  'a number as key': { [CARD]: ['key: class_link', 'key: 007'] },
  'true in quotes where yes or no is meant': { [POLICY]: ['contents: true', 'contents: "true"'] },
  'a text with a colon behind the name of a field of links': slip(
    description('description: Please note: the class begins at 7.'),
    description('description: "Please note: the class begins at 7."'),
  ),
  'a note with a colon behind the name of a field of messages': slip(
    { [CARD]: ['Your main class', 'Getting help: ask us'] },
    { [CARD]: ['Your main class', '"Getting help: ask us"'] },
  ),
  'a label with a colon behind the name of the field below it': slip(
    { [CARD]: ['links:', 'facts:\n  - label: Good value: fees\n    value: Low\nlinks:'] },
    { [CARD]: ['links:', 'facts:\n  - label: "Good value: fees"\n    value: Low\nlinks:'] },
  ),
  'two fields of one detail on the same line': slip(
    { [CARD]: ['links:', 'facts:\n  - label: Fees value: Low\nlinks:'] },
    { [CARD]: ['links:', 'facts:\n  - label: Fees\n    value: Low\nlinks:'] },
  ),
  'nothing: the sign of inches behind a number': {
    [CARD]: [
      'links:',
      `facts:\n${['15"', '15.6"', 'At least 13.3"'].map((inches, at) => `  - label: Screen ${at}\n    value: ${inches}\n`).join('')}links:`,
    ],
  },
  'a quote at the end alone, behind a full stop': slip(
    description('description: Join your class."'),
    description('description: "Join your class."'),
  ),
  'a note with a colon behind the name of the field above it': slip(
    { [CARD]: ['Your main class', 'Bring your home address: we write'] },
    { [CARD]: ['Your main class', '"Bring your home address: we write"'] },
  ),
}
