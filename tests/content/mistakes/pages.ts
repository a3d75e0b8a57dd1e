import { CARD, type Mistakes } from './mistake.ts'

const CLASSES = 'content/classes/page.md'
const named = (cards: string): readonly [string, string] => ['away.\n', `away.\ncards:\n${cards}`]
const DASHBOARD = 'content/dashboard/page.md'
const welcome = (name: string): readonly [string, string] => [
  'classes.\n',
  `classes.\nwelcome_card: ${name}\n`,
]
const card = (title: string) =>
  `---\ntitle: ${title}\ndescription: A card.\nlinks:\n  - key: class_link\n---\n`
const GUIDE = {
  'content/tasks/page.md': '---\ntitle: Tasks\nintro: All.\npublic: true\n---\n',
  'content/tasks/guide.md': card('Guide'),
}

export const pages: Mistakes = {
  'a card that is not there': { [CLASSES]: named('  - clas-link\n') },
  'a card of another page that is not there': { [CLASSES]: named('  - tasks/essay\n') },
  'a card named twice': { [CLASSES]: named('  - class-link\n  - classes/class-link\n') },
  'a card of the welcome that is not there': { [DASHBOARD]: welcome('classes/class-lnik') },
  'a card of the welcome without its folder': { [DASHBOARD]: welcome('class-link') },
  'a card of the welcome by its title': { [DASHBOARD]: welcome('Class Link') },
  'a card of the welcome that stands elsewhere': { ...GUIDE, [DASHBOARD]: welcome('tasks/guide') },
  'a welcome on another page': {
    [CLASSES]: ['away.\n', 'away.\nwelcome_card: class-link\n'],
  },
  'a number as card': { [CLASSES]: named('  - 7\n') },
  'the same title twice on a page': { 'content/classes/second.md': card('class link') },
  'a folder without page.md': { 'content/tasks/essay.md': card('Essay') },
  'a page that nothing leads to': {
    'content/tasks/page.md': '---\ntitle: Tasks\nintro: All.\n---\n',
  },
  'no dashboard': { 'content/dashboard': null },
  'no policy': {
    'content/student-policy': null,
    'content/navigation.json': ['  { "page": "student-policy", "label": "Policy" },\n', ''],
  },
  'a page on a path of the portal': {
    'content/login/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n',
  },
  'a page below a path of the portal': {
    'content/mentor-tasks/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n',
  },
  'a page called as a file of the portal': {
    'content/chat/page.md': '---\ntitle: Chat\nintro: All.\npublic: true\n---\n',
  },
  'capitals in a file name': { 'content/classes/Class Two.md': card('Two') },
  'capitals in a folder name': {
    'content/My_Tasks/page.md': '---\ntitle: In\nintro: All.\npublic: true\n---\n',
  },
  'a stray file': { 'content/classes/notes.txt': 'Notes' },
  'a stray text beside the folders': { 'content/notes.md': 'Notes' },
  'a folder in a folder': { 'content/classes/old/class.md': card('Old') },
  'a card that cannot be read, which a page names': { [CARD]: '' },
  'a card of the welcome by its address': { [DASHBOARD]: welcome('/classes?card=class-link') },
  'two cards of a page with one title': { 'content/classes/other.md': card('Class link') },
}
