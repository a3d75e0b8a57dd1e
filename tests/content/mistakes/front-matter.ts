import { CARD, cardText, description, title, type Mistake } from './mistake.ts'

export const frontMatter: readonly Mistake[] = [
  [
    'a colon in a text',
    title('title: Class Link: new'),
    'content/classes/class-link.md:2:18 A text with a colon in it needs quotes. Put the whole text into double quotes: "Class Link: new"',
  ],
  [
    'a colon at the end of a text',
    title('title: Class Link:'),
    'content/classes/class-link.md:2:18 A text with a colon in it needs quotes. Put the whole text into double quotes: "Class Link:"',
  ],
  [
    'an apostrophe in single quotes',
    title("title: 'Student's link'"),
    'content/classes/class-link.md:2:16 The text ends at this quote, but more follows. Put double quotes around the whole text: "Student\'s link"',
  ],
  [
    'an apostrophe at the beginning',
    title("title: 'twas here"),
    'content/classes/class-link.md:2:8 The quote \' that begins this text is never closed. Put the whole text into double quotes: "\'twas here"',
  ],
  [
    'a double quote never closed',
    title('title: "Class Link'),
    'content/classes/class-link.md:2:8 The quote " that begins this text is never closed. Write " at the end of the text, too.',
  ],
  [
    'a double quote closed too early',
    title('title: "Class" Link'),
    'content/classes/class-link.md:2:14 The text ends at this quote, but more follows. Put double quotes around the whole text: "\\"Class\\" Link"',
  ],
  [
    'curly quotes around a text',
    title('title: “Class Link”'),
    'content/classes/class-link.md:2:8 Curly quotes would be shown as a part of the text. Write "Class Link"',
  ],
  [
    'a backslash in double quotes',
    title('title: "Class\\Link"'),
    'content/classes/class-link.md:2:14 A backslash in double quotes has a special meaning. Write two backslashes.',
  ],
  [
    'a value at the beginning',
    description('description: {{lesson_time}} is the time'),
    'content/classes/class-link.md:3:14 A text that begins with {{ needs quotes. Put the whole text into double quotes: "{{lesson_time}} is the time"',
  ],
  [
    'a value alone',
    description('description: {{lesson_time}}'),
    'content/classes/class-link.md:3:14 A text that begins with {{ needs quotes. Put the whole text into double quotes: "{{lesson_time}}"',
  ],
  [
    'bold text in a field',
    title('title: **Class** Link'),
    'content/classes/class-link.md:2:8 A text that begins with * needs quotes. Put the whole text into double quotes: "**Class** Link"',
    'content/classes/class-link.md:2:8 This field is plain text, where formatting and links do not work. Write plain words here, and formatted text below the fields.',
  ],
  [
    'an ampersand at the beginning',
    title('title: &Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with & needs quotes. Put the whole text into double quotes: "&Class Link"',
  ],
  [
    'an exclamation mark at the beginning',
    title('title: !Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with ! needs quotes. Put the whole text into double quotes: "!Class Link"',
  ],
  [
    'an at sign at the beginning',
    title('title: @Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with @ needs quotes. Put the whole text into double quotes: "@Class Link"',
  ],
  [
    'a percent sign at the beginning',
    title('title: %Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with % needs quotes. Put the whole text into double quotes: "%Class Link"',
  ],
  [
    'a bracket at the beginning',
    title('title: [Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with [ needs quotes. Put the whole text into double quotes: "[Class Link"',
  ],
  [
    'a hyphen at the beginning',
    title('title: - Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with - needs quotes. Put the whole text into double quotes: "- Class Link"',
  ],
  [
    'a bar at the beginning',
    title('title: | Class Link'),
    'content/classes/class-link.md:2:8 A text that begins with | needs quotes. Put the whole text into double quotes: "| Class Link"',
  ],
  [
    'a hash in a text',
    title('title: Class #1'),
    'content/classes/class-link.md:2:14 What follows a # is left out. Put the whole text into double quotes: "Class #1"',
  ],
  [
    'a hash at the beginning',
    title('title: #1 class'),
    'content/classes/class-link.md:2:8 What follows a # is left out, so this field is empty. Put the whole text into double quotes: "#1 class"',
  ],
  [
    'no space behind the colon',
    title('title:Class Link'),
    'content/classes/class-link.md:2:6 A space is missing behind the colon. Write it like this: title: Class Link',
  ],
  [
    'no colon',
    title('title Class Link'),
    'content/classes/class-link.md:2:1 This line is not a field. Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.',
  ],
  [
    'a no-break space',
    title('title:\u00a0Class Link'),
    'content/classes/class-link.md:2:7 This is not a plain space but a no-break space, perhaps copied from elsewhere. Delete it and type a plain space.',
  ],
  [
    'a tab before a field',
    { [CARD]: ['    note', '\tnote'] },
    'content/classes/class-link.md:6:1 This line begins with a tab. Use two spaces for each step instead.',
  ],
  [
    'a space too few',
    { [CARD]: ['    note', '   note'] },
    'content/classes/class-link.md:6:4 This line begins too far left or right. Begin it with 4 spaces.',
  ],
  [
    'a space too many',
    { [CARD]: ['    note', '     note'] },
    'content/classes/class-link.md:6:6 This line begins too far left or right. Begin it with 4 spaces.',
  ],
  [
    'a field that is not at the edge',
    description(' description: Join'),
    'content/classes/class-link.md:3:2 This line begins too far left or right. Begin it at the left edge.',
  ],
  [
    'a first field that is not at the edge',
    title('  title: Class Link'),
    'content/classes/class-link.md:2:3 This line begins too far left or right. Begin it at the left edge.',
  ],
  [
    'a field left of its hyphen',
    { [CARD]: ['- key', '-\n key'] },
    'content/classes/class-link.md:6:2 This line begins too far left or right. Begin it with 4 spaces.',
  ],
  [
    'a quoted text that goes on at the edge',
    description('description: "Join\nyour class."'),
    'content/classes/class-link.md:3:14 The quote " that begins this text is never closed. Write " at the end of the text, too.',
    'content/classes/class-link.md:4:1 This line is not a field. Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.',
  ],
  [
    'a colon in a text of several lines',
    description('description: Join your\n  class: now'),
    'content/classes/class-link.md:4:3 This line begins too far left or right. Begin it at the left edge.',
  ],
  [
    'a colon later in a text of several lines',
    description('description: Join your\n  class right: now'),
    'content/classes/class-link.md:4:14 A text with a colon in it needs quotes. Put the whole text into double quotes.',
  ],
  [
    'a hyphen without space',
    { [CARD]: ['- key', '-key'] },
    'content/classes/class-link.md:5:3 A space is missing behind the hyphen. Write it like this: - key: class_link',
  ],
  [
    'a field there twice',
    title('title: Class Link\ntitle: Class'),
    'content/classes/class-link.md:3:1 This field is there twice. Keep one of the two.',
  ],
  [
    'three dots',
    title('title: Class Link\n...'),
    'content/classes/class-link.md:3:1 This line is not a field. Write name: value, with a colon and a space; a line that continues the text above begins with two spaces.',
  ],
  [
    'no fields at all',
    { [CARD]: 'Join your class.\n' },
    'content/classes/class-link.md:1:1 The file does not begin with its fields. Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
  ],
  [
    'an empty file',
    { [CARD]: '' },
    'content/classes/class-link.md:1:1 The file does not begin with its fields. Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
  ],
  [
    'an empty line before the fields',
    { [CARD]: ['---', '\n---'] },
    'content/classes/class-link.md:1:1 An empty line stands before the fields. Remove it, so that --- is the first line.',
  ],
  [
    'fields never closed',
    { [CARD]: ['---\nJoin', 'Join'] },
    'content/classes/class-link.md:1:1 The fields at the top of the file are never closed. Put --- on a line of its own below the last field.',
  ],
  [
    'four hyphens at the end',
    { [CARD]: ['---\nJoin', '----\nJoin'] },
    'content/classes/class-link.md:8:1 More than three hyphens stand on the line that closes the fields. Put --- and nothing else on this line.',
  ],
  [
    'fields that are JavaScript',
    { [CARD]: ['---', '---js'] },
    'content/classes/class-link.md:1:1 Only plain fields can stand at the top of a file, no program and no other language. Put --- alone on the first line, and fields written as name: value below it.',
  ],
  [
    'fields that are JSON',
    { [CARD]: ['---', '--- json'] },
    'content/classes/class-link.md:1:1 Only plain fields can stand at the top of a file, no program and no other language. Put --- alone on the first line, and fields written as name: value below it.',
  ],
  [
    'an invisible control character',
    cardText('Hello\u0007 you'),
    'content/classes/class-link.md:9:6 Here is an invisible character that does not belong in a text. Delete it; it often comes along when text is copied.',
  ],
  [
    'curly quotes and a colon',
    title('title: “Class Link: new”'),
    'content/classes/class-link.md:2:8 Curly quotes would be shown as a part of the text. Write "Class Link: new"',
  ],
  [
    'a curly quote at the beginning and a straight one at the end',
    title('title: “Class Link"'),
    'content/classes/class-link.md:2:8 Curly quotes would be shown as a part of the text. Write "Class Link"',
  ],
  [
    'a straight quote at the beginning and a curly one at the end',
    title('title: "Class Link”'),
    'content/classes/class-link.md:2:8 This text has a straight quote at one end and a curly one at the other. Write "Class Link"',
  ],
  [
    'curly quotes around the name of a field',
    title('“title”: Class Link'),
    'content/classes/class-link.md:2:1 The field “title” is not known here. Did you mean title?',
  ],
  [
    'a tab before a link',
    { [CARD]: ['  - key', '\t- key'] },
    'content/classes/class-link.md:5:1 This line begins with a tab. Use two spaces for each step instead.',
  ],
  [
    'tabs before every line of the links',
    {
      [CARD]: [
        '  - key: class_link\n    note: Your main class\n  - address',
        '\t- key: class_link\n\t  note: Your main class\n\t- address',
      ],
    },
    'content/classes/class-link.md:5:1 This line begins with a tab. Use two spaces for each step instead.',
    'content/classes/class-link.md:6:1 This line begins with a tab. Use two spaces for each step instead.',
    'content/classes/class-link.md:7:1 This line begins with a tab. Use two spaces for each step instead.',
  ],
  [
    'a tab in a link of a file with Windows line ends',
    {
      [CARD]:
        '\uFEFF---\r\ntitle: Class Link\r\ndescription: Join.\r\nlinks:\r\n  - key: class_link\r\n\tnote: Yours\r\n---\r\n{{figures.join}}\r\n',
    },
    'content/classes/class-link.md:6:1 This line begins with a tab. Use two spaces for each step instead.',
  ],
  [
    'a dash in place of the first hyphens',
    { [CARD]: ['---\ntitle', '—\ntitle'] },
    'content/classes/class-link.md:1:1 This line should be three hyphens. Write --- and nothing else; some programs turn hyphens into a dash.',
  ],
  [
    'a dash in place of the last hyphens',
    { [CARD]: ['---\nJoin', '—-\nJoin'] },
    'content/classes/class-link.md:8:1 This line should be three hyphens. Write --- and nothing else; some programs turn hyphens into a dash.',
  ],
  [
    'two hyphens at the end',
    { [CARD]: ['---\nJoin', '--\nJoin'] },
    'content/classes/class-link.md:8:1 This line should be three hyphens. Write --- and nothing else; some programs turn hyphens into a dash.',
  ],
  [
    'no first hyphens',
    { [CARD]: ['---\ntitle', 'title'] },
    'content/classes/class-link.md:1:1 The file does not begin with its fields. Put --- on the first line, the fields such as title: below it, and --- on a line of its own after them.',
  ],
  [
    'fields that cannot be read and a mistake in the text below',
    { [CARD]: '---\ntitle: Class: Link\n---\nGo [](/clases).\n{{figures.joyn}}\n' },
    'content/classes/class-link.md:2:1 The field description is missing. Write it like this: description: Join your class.',
    'content/classes/class-link.md:2:1 The field links is missing. Write it like this: links:, and below it, two spaces in, - key: class_link',
    'content/classes/class-link.md:2:13 A text with a colon in it needs quotes. Put the whole text into double quotes: "Class: Link"',
    'content/classes/class-link.md:4:4 This link has no words to click. Write the words between the square brackets: [words](address).',
    'content/classes/class-link.md:4:7 The portal has no page at /clases. Did you mean /classes?',
    'content/classes/class-link.md:5:1 There is no value {{figures.joyn}}. Did you mean figures.join?',
  ],
  [
    'an emoji before a mistake',
    cardText('🎓🎓 See [this](/clases).'),
    'content/classes/class-link.md:9:15 The portal has no page at /clases. Did you mean /classes?',
  ],
  [
    'two slips in the writing and two in what is written',
    {
      [CARD]: [
        'title: Class Link\ndescription: Join your class.\nlinks:\n  - key: class_link',
        'title: Class: Link {{nothing}}\ndescripton: “Join”\nlinks:\n  - key: clas_link',
      ],
    },
    'content/classes/class-link.md:2:13 A text with a colon in it needs quotes. Put the whole text into double quotes: "Class: Link {{nothing}}"',
    'content/classes/class-link.md:2:20 There is no value {{nothing}}. The values are lesson_time, site.name, site.support_email, site.support_phone, site.support_hours, figures.join, figures.share.',
    'content/classes/class-link.md:3:1 The field descripton is not known here. Did you mean description?',
    'content/classes/class-link.md:3:13 Curly quotes would be shown as a part of the text. Write "Join"',
    'content/classes/class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
  ],
]
