import { CARD, type Mistake } from './mistake.ts'

const CLASSES = 'content/classes/page.md'
const named = (cards: string): readonly [string, string] => ['away.\n', `away.\ncards:\n${cards}`]
const card = (title: string) =>
  `---\ntitle: ${title}\ndescription: A card.\nlinks:\n  - key: class_link\n---\n`

export const pages: readonly Mistake[] = [
  [
    'a card that is not there',
    { [CLASSES]: named('  - clas-link\n') },
    'content/classes/page.md:5:5 There is no card classes/clas-link. Did you mean class-link?',
  ],
  [
    'a card of another page that is not there',
    { [CLASSES]: named('  - tasks/essay\n') },
    "content/classes/page.md:5:5 There is no card tasks/essay. Write the name of a file beside this one without .md, or another page's card as page/card.",
  ],
  [
    'a card named twice',
    { [CLASSES]: named('  - class-link\n  - classes/class-link\n') },
    'content/classes/page.md:6:5 The card classes/class-link is named twice. Remove one of the two lines.',
  ],
  [
    'a number as card',
    { [CLASSES]: named('  - 7\n') },
    'content/classes/page.md:5:5 7 is read as a number here, not as text. Put it into double quotes: "7"',
  ],
  [
    'the same title twice on a page',
    { 'content/classes/second.md': card('class link') },
    'content/classes/second.md:2:8 The page classes shows two cards with the title class link. Give this card or content/classes/class-link.md another title.',
  ],
  [
    'a folder without page.md',
    { 'content/tasks/essay.md': card('Essay') },
    'content/tasks/page.md:1:1 The folder content/tasks has no page.md. Make the file, with title: and intro: between two lines of three hyphens.',
  ],
  [
    'a page that nothing leads to',
    { 'content/tasks/page.md': '---\ntitle: Tasks\nintro: All.\n---\n' },
    'content/tasks/page.md:2:8 Nothing leads to the page tasks. Add { "page": "tasks", "label": "…" } to content/navigation.json, or link to it from a card or a page.',
  ],
  [
    'no dashboard',
    { 'content/dashboard': null },
    'content/dashboard/page.md:1:1 The page dashboard is missing. Bring it back; the portal needs it.',
    'content/navigation.json:2:13 There is no page dashboard. Make the file content/dashboard/page.md, or remove this entry.',
  ],
  [
    'no policy',
    {
      'content/student-policy': null,
      'content/navigation.json': ['  { "page": "student-policy", "label": "Policy" },\n', ''],
    },
    'content/student-policy/page.md:1:1 The page student-policy is missing. Bring it back; the portal needs it.',
  ],
  [
    'a page on a path of the portal',
    { 'content/login/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n' },
    'content/login/page.md:1:1 The path /login belongs to the portal itself. Give the folder another name.',
  ],
  [
    'a page below a path of the portal',
    { 'content/mentor-tasks/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n' },
    'content/mentor-tasks/page.md:1:1 The path /mentor-tasks belongs to the portal itself. Give the folder another name.',
  ],
  [
    'capitals in a file name',
    { 'content/classes/Class Two.md': card('Two') },
    'content/classes/Class Two.md:1:1 The name Class Two cannot be a part of a web address. Use small letters, digits and single hyphens: class-two',
  ],
  [
    'capitals in a folder name',
    { 'content/My_Tasks/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n' },
    'content/My_Tasks/page.md:1:1 The name My_Tasks cannot be a part of a web address. Use small letters, digits and single hyphens: my-tasks',
  ],
  [
    'a stray file',
    { 'content/classes/notes.txt': 'Notes' },
    'content/classes/notes.txt:1:1 This file does not belong in the content folder. Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.',
  ],
  [
    'a stray text beside the folders',
    { 'content/notes.md': 'Notes' },
    'content/notes.md:1:1 This file does not belong in the content folder. Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.',
  ],
  [
    'a folder in a folder',
    { 'content/classes/old/class.md': card('Old') },
    'content/classes/old/class.md:1:1 This file does not belong in the content folder. Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.',
  ],
  [
    'a card that cannot be read, which a page names',
    { [CARD]: '' },
    'content/classes/class-link.md:1:1 The file does not begin with its fields. Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
  ],
]
