import type { Changes } from '../school.ts'
import { aPicture } from '../a-picture.ts'
import { CARD, slip, type Mistakes } from './mistake.ts'

const NAVIGATION = 'content/navigation.json'
const SITE = 'content/site.json'
const FIGURES = 'content/figures.json'
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

const CLASSES = '{ "page": "classes", "label": "Classes" }'
/** The entry of the classes, with the beginnings of addresses on which it is marked. */
const marked = (paths: string): Changes => ({
  [NAVIGATION]: ['"label": "Classes"', `"label": "Classes", "highlight": ${paths}`],
})

/** A link of its own, called timetable. */
const timetable = (written: string, name = 'timetable'): Changes => ({
  [LINKS]: ['"pre_arrival": {', `"${name}": ${written},\n    "pre_arrival": {`],
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
  'a new e-mail address with a comma in it': {
    planted: { [SITE]: ['help@school.ng', 'info@meridian,school'] },
    meant: { [SITE]: ['help@school.ng', 'info@meridian.school'] },
  },
  'a new e-mail address that is none': {
    planted: { [SITE]: ['help@school.ng', 'info@meridian'] },
  },
  'an entry of the sidebar that was copied, and only its label changed': {
    [NAVIGATION]: [CLASSES, `${CLASSES},\n  ${CLASSES.replace('Classes', 'Exams')}`],
  },
  'a copied entry of the sidebar whose label is that of a page': slip(
    { [NAVIGATION]: [CLASSES, `${CLASSES},\n  ${CLASSES.replace('Classes', 'Pre-arrival')}`] },
    {
      [NAVIGATION]: [CLASSES, `${CLASSES},\n  { "page": "pre-arrival", "label": "Pre-arrival" }`],
    },
  ),
  'a beginning of addresses with a slip': slip(
    marked('["/classes", "/mentor-taks"]'),
    marked('["/classes", "/mentor-tasks"]'),
  ),
  'the last line of an entry of the sidebar gone': slip(
    { [NAVIGATION]: [`${CLASSES},`, '{\n    "page": "classes",\n    "label": "Classes"'] },
    { [NAVIGATION]: [CLASSES, '{\n    "page": "classes",\n    "label": "Classes" }'] },
  ),
  'two brackets and a comma forgotten': slip({
    [LINKS]: ['["class_link"] },', '["class_link"'],
  }),
  'a link among the values': {
    [LINKS]: [
      '"lesson_time": {',
      '"timetable": { "fields": ["timetable"] },\n    "lesson_time": {',
    ],
    [CARD]: ['- key: class_link', '- key: timetable'],
  },
  'a value as the key of a link': { [CARD]: ['- key: class_link', '- key: lesson_time'] },
  'a logo with another ending, in capitals': {
    planted: {
      [SITE]: ['"accent"', '"logo": "logo.png",\n  "accent"'],
      'content/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'content/logo.PNG': aPicture(),
    },
  },
  'a chat of another program': {
    [SITE]: ['"kind": "contacts"', '"kind": "whatsapp", "number": "+2348034567890"'],
  },
  'a figure written as people say it, without its brackets': {
    planted: { [FIGURES]: ['{ "value": 10, "unit": "minutes" }', '"15 minutes"'] },
    meant: { [FIGURES]: ['10', '15'] },
  },
  'a figure without its brackets and its unit': slip(
    { [FIGURES]: ['{ "value": 10, "unit": "minutes" }', '15'] },
    { [FIGURES]: ['10, "unit": "minutes"', '15'] },
  ),
  'a new link with its address alone': slip(
    timetable('"https://school.ng/timetable"'),
    timetable('{ "fields": ["timetable"], "default": "https://school.ng/timetable" }'),
  ),
  'one stored name without the brackets of its list': slip(
    timetable('{ "fields": "timetable" }'),
    timetable('{ "fields": ["timetable"] }'),
  ),
  'a figure in thousands that end in zeros': slip(
    { [FIGURES]: ['40', '25,000'] },
    { [FIGURES]: ['40', '25000'] },
  ),
  'a figure in millions': slip(
    { [FIGURES]: ['40', '1,250,000'] },
    { [FIGURES]: ['40', '1250000'] },
  ),
  'a figure whose name has a space, in the file and in a text': slip(
    {
      [FIGURES]: ['"share"', '"exam fee": { "value": 5000, "unit": "naira" },\n  "share"'],
      [CARD]: ['Your lesson', 'Pay {{figures.exam fee}}. Your lesson'],
    },
    {
      [FIGURES]: ['"share"', '"exam_fee": { "value": 5000, "unit": "naira" },\n  "share"'],
      [CARD]: ['Your lesson', 'Pay {{figures.exam_fee}}. Your lesson'],
    },
  ),
  'a card as an entry of the sidebar': {
    [NAVIGATION]: [CLASSES, `${CLASSES},\n  { "page": "classes/class-link", "label": "Join" }`],
  },
  'the address of a card as an entry of the sidebar': {
    [NAVIGATION]: [
      CLASSES,
      `${CLASSES},\n  { "address": "/classes?card=class-link", "label": "Join" }`,
    ],
  },
  'a page and its label the wrong way round': slip(
    { [NAVIGATION]: [CLASSES, '{ "page": "Live Classes", "label": "classes" }'] },
    { [NAVIGATION]: [CLASSES, '{ "page": "classes", "label": "Live Classes" }'] },
  ),
  'the way out of the sidebar without its label': {
    [NAVIGATION]: [', "label": "Logout"', ''],
  },
  'an entry of the sidebar without its label': {
    [NAVIGATION]: [', "label": "Classes"', ''],
  },
  'an e-mail address in the sidebar': {
    [NAVIGATION]: [CLASSES, `${CLASSES},\n  { "address": "help@school.ng", "label": "Ask" }`],
  },
  'words as the address of a link': {
    [LINKS]: ['"/pre-arrival"', '"pre arrival tasks"'],
  },
  'a new value among the links': {
    [LINKS]: [
      '"pre_arrival": {',
      '"room": { "fields": ["room"], "default": "not known yet" },\n    "pre_arrival": {',
    ],
    [CARD]: ['Your lesson', 'Your room is {{room}}. Your lesson'],
  },
  'a chat of another program, with its address': {
    [SITE]: ['"kind": "contacts"', '"kind": "whatsapp", "address": "https://wa.me/2348034567890"'],
  },
  'a messenger in the frame of the chat': {
    [SITE]: ['"kind": "contacts"', '"kind": "frame", "address": "https://t.me/school"'],
  },
  'the address of a messenger alone as the chat': {
    [SITE]: ['{ "kind": "contacts" }', '"https://wa.me/2348034567890"'],
  },
  'a new link with its stored name alone': slip(
    timetable('"cloud_link"'),
    timetable('{ "fields": ["cloud_link"] }'),
  ),
  'a figure that is not there, with a capital and a space in its name': {
    [CARD]: ['Your lesson', 'Pay {{figures.Exam fee}}, {{gone}}. Your lesson'],
  },
}
