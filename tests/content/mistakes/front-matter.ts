import { CARD, cardText, description, title, slip, type Mistakes } from './mistake.ts'

export const frontMatter: Mistakes = {
  'a colon in a text': title('title: Class Link: new'),
  'a colon at the end of a text': title('title: Class Link:'),
  'an apostrophe in single quotes': title("title: 'Student's link'"),
  'an apostrophe at the beginning': {
    planted: title("title: 'twas here"),
    meant: title('title: "\'twas here"'),
  },
  'a double quote never closed': title('title: "Class Link'),
  'a double quote closed too early': title('title: "Class" Link'),
  'a comma behind a quoted text': slip(title('title: "Class Link",'), title('title: "Class Link"')),
  'curly quotes around a text': title('title: “Class Link”'),
  'a backslash in double quotes': {
    planted: title('title: "Class\\Link"'),
    meant: title('title: "Class\\\\Link"'),
  },
  'a value at the beginning': description('description: {{lesson_time}} is the time'),
  'a value alone': description('description: {{lesson_time}}'),
  'bold text in a field': title('title: **Class** Link'),
  'an ampersand at the beginning': title('title: &Class Link'),
  'an exclamation mark at the beginning': title('title: !Class Link'),
  'an at sign at the beginning': title('title: @Class Link'),
  'a percent sign at the beginning': title('title: %Class Link'),
  'a bracket at the beginning': {
    planted: title('title: [Class Link'),
    meant: title('title: "[Class Link"'),
  },
  'a hyphen at the beginning': slip(title('title: - Class Link')),
  'a bar at the beginning': slip(title('title: | Class Link')),
  'a hash in a text': title('title: Class #1'),
  'a hash at the beginning': title('title: #1 class'),
  'no space behind the colon': title('title:Class Link'),
  'no colon': { planted: title('title Class Link'), meant: {} },
  'a no-break space': title('title:\u00a0Class Link'),
  'a tab before a field': { [CARD]: ['    note', '\tnote'] },
  'a space too few': { planted: { [CARD]: ['    note', '   note'] }, meant: {} },
  'a space too many': { planted: { [CARD]: ['    note', '     note'] }, meant: {} },
  'a field that is not at the edge': {
    planted: description(' description: Join'),
    meant: description('description: Join'),
  },
  'a first field that is not at the edge': { planted: title('  title: Class Link'), meant: {} },
  'a field left of its hyphen': {
    planted: { [CARD]: ['- key', '-\n key'] },
    meant: { [CARD]: ['- key', '-\n    key'] },
  },
  'a quoted text that goes on at the edge': {
    planted: description('description: "Join\nyour class."'),
    meant: description('description: "Join\n  your class."'),
  },
  'a colon in a text of several lines': {
    planted: description('description: Join your\n  class: now'),
    meant: description('description: "Join your\n  class: now"'),
  },
  'a colon later in a text of several lines': {
    planted: description('description: Join your\n  class right: now'),
    meant: description('description: "Join your\n  class right: now"'),
  },
  'a hyphen without space': { [CARD]: ['- key', '-key'] },
  'a field there twice': title('title: Class Link\ntitle: Class'),
  'three dots': title('title: Class Link\n...'),
  'no fields at all': { [CARD]: 'Join your class.\n' },
  'an empty file': { [CARD]: '' },
  'an empty line before the fields': { [CARD]: ['---', '\n---'] },
  'fields never closed': { planted: { [CARD]: ['---\nJoin', 'Join'] }, meant: {} },
  'four hyphens at the end': { [CARD]: ['---\nJoin', '----\nJoin'] },
  'fields that are JavaScript': { [CARD]: ['---', '---js'] },
  'fields that are JSON': { [CARD]: ['---', '--- json'] },
  'an invisible control character': cardText('Hello\u0007 you'),
  'curly quotes and a colon': title('title: “Class Link: new”'),
  'a curly quote at the beginning and a straight one at the end': title('title: “Class Link"'),
  'a straight quote at the beginning and a curly one at the end': title('title: "Class Link”'),
  'curly quotes around the name of a field': title('“title”: Class Link'),
  'a tab before a link': { [CARD]: ['  - key', '\t- key'] },
  'tabs before every line of the links': {
    [CARD]: [
      '  - key: class_link\n    note: Your main class\n  - address',
      '\t- key: class_link\n\t  note: Your main class\n\t- address',
    ],
  },
  'a tab in a link of a file with Windows line ends': {
    [CARD]:
      '\uFEFF---\r\ntitle: Class Link\r\ndescription: Join.\r\nlinks:\r\n  - key: class_link\r\n\tnote: Yours\r\n---\r\n{{figures.join}}\r\n',
  },
  'a dash in place of the first hyphens': { [CARD]: ['---\ntitle', '—\ntitle'] },
  'a dash in place of the last hyphens': { [CARD]: ['---\nJoin', '—-\nJoin'] },
  'two hyphens at the end': { [CARD]: ['---\nJoin', '--\nJoin'] },
  'no first hyphens': { planted: { [CARD]: ['---\ntitle', 'title'] }, meant: {} },
  'fields that cannot be read and a mistake in the text below': {
    [CARD]: '---\ntitle: Class: Link\n---\nGo [](/clases).\n{{figures.joyn}}\n',
  },
  'an emoji before a mistake': slip(
    cardText('🎓🎓 See [this](/clases).'),
    cardText('🎓🎓 See [this](/classes).'),
  ),
  'two slips in the writing and two in what is written': {
    [CARD]: [
      'title: Class Link\ndescription: Join your class.\nlinks:\n  - key: class_link',
      'title: Class: Link {{nothing}}\ndescripton: “Join”\nlinks:\n  - key: clas_link',
    ],
  },
  // A search that tries every way to read the spaces would not end.
  'nothing: a word with a colon above thirty lines that stand further in': cardText(
    `note:\n${'    Bring your card.\n'.repeat(30)}`,
  ),
  'a note of thirty lines above a line that is none': {
    [CARD]: [
      '  - address',
      `${'      and then\n      on\n'.repeat(15)}or\n    note: Ours\n  - address`,
    ],
  },
  'a line there twice, and a field with another text': title(
    'title: Class Link\ntitle: Other\ndescription: Join.\ndescription: Join.',
  ),
}
