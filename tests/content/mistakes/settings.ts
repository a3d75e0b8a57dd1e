import { CARD, type Mistake } from './mistake.ts'

const NAVIGATION = 'content/navigation.json'
const LINKS = 'content/links.json'
const FIGURES = 'content/figures.json'
const SITE = 'content/site.json'

export const settings: readonly Mistake[] = [
  [
    'a comma too many',
    { [FIGURES]: ['"%" }', '"%" },'] },
    'content/figures.json:3:40 A comma follows the last entry. Remove this comma.',
  ],
  [
    'a comma too few',
    { [FIGURES]: ['},', '}'] },
    'content/figures.json:3:3 A comma is missing before this. Separate entries with commas.',
  ],
  [
    'a bracket never closed',
    { [NAVIGATION]: ['\n]', ''] },
    'content/navigation.json:1:1 This [ is never closed. Write ] where it ends.',
  ],
  [
    'a text never closed',
    { [SITE]: ['"Test School"', '"Test School'] },
    'content/site.json:2:11 This text is never closed, or has a tab or a backslash in it. Write texts in double quotes on one line, without tabs, and two backslashes for one.',
  ],
  [
    'a tab in a text',
    { [SITE]: ['"Test School"', '"Test\tSchool"'] },
    'content/site.json:2:11 This text is never closed, or has a tab or a backslash in it. Write texts in double quotes on one line, without tabs, and two backslashes for one.',
  ],
  [
    'a no-break space between fields',
    { [SITE]: ['"Test School",', '"Test School",\u00a0'] },
    'content/site.json:2:25 A name in double quotes is expected here. Write "name": "value".',
  ],
  [
    'single quotes',
    { [SITE]: ['"Test School"', "'Test School'"] },
    'content/site.json:2:11 A value is expected here. Write a text in double quotes; only numbers, true and false stand without them.',
  ],
  [
    'a name without quotes',
    { [FIGURES]: ['"join"', 'join'] },
    'content/figures.json:2:3 A name in double quotes is expected here. Write "name": "value".',
  ],
  [
    'no colon behind a name',
    { [FIGURES]: ['"join":', '"join"'] },
    'content/figures.json:2:10 A colon is missing before this. Write "name": "value".',
  ],
  [
    'a comment',
    { [FIGURES]: ['{\n', '{\n  // times\n'] },
    'content/figures.json:2:3 Comments do not work in this file. Remove them.',
  ],
  [
    'something behind the end',
    { [FIGURES]: ['}\n}\n', '}\n}\n}\n'] },
    'content/figures.json:5:1 Something follows after the last bracket. Remove it.',
  ],
  [
    'an empty file',
    { [FIGURES]: '' },
    'content/figures.json:1:1 This file is empty. Bring back its last version.',
  ],
  [
    'a name there twice',
    { [FIGURES]: ['"share"', '"join"'] },
    'content/figures.json:3:3 This field is there twice. Keep one of the two.',
  ],
  [
    'a list instead of fields',
    { [FIGURES]: '[]' },
    'content/figures.json:1:1 This file must be made of fields. Write it like this: { "class_join": { "value": 10, "unit": "minutes" } }',
  ],
  [
    'a missing file',
    { [FIGURES]: null },
    'content/figures.json:1:1 This file is missing. Bring it back; the portal cannot be built without it.',
  ],
  [
    'a missing field',
    { [SITE]: ['  "name": "Test School",\n', ''] },
    'content/site.json:1:1 The field name is missing. Write it like this: "name": "Meridian School of Technology"',
  ],
  [
    'a misspelt field',
    { [SITE]: ['"timeZone"', '"timezone"'] },
    'content/site.json:5:3 The field timezone is not known here. Did you mean timeZone?',
  ],
  [
    'a repository that is only a website',
    { [SITE]: ['"accent"', '"repository": "https://github.com/school",\n  "accent"'] },
    'content/site.json:9:17 This is not the address of a repository. Write it like this: "repository": "https://github.com/school/portal"',
  ],
  [
    'an accent that is too pale to read',
    { [SITE]: ['#2346b8', '#f2c200'] },
    'content/site.json:9:13 Text in the colour #f2c200 is too pale to read on a light background. Choose a darker one: #896800 is the nearest.',
  ],
  [
    'an accent that is no colour',
    { [SITE]: ['#2346b8', 'blue'] },
    'content/site.json:9:13 A colour is written as # and six digits or letters from a to f. Write it like this: "accent": "#2346b8"',
  ],
  [
    'a logo that is not there',
    { [SITE]: ['"accent"', '"logo": "logo.svg",\n  "accent"'] },
    'content/site.json:9:11 There is no file content/logo.svg. Put the file there, or remove this line: then the first letter of the name stands for the school.',
  ],
  [
    'a logo that is no picture',
    { [SITE]: ['"accent"', '"logo": "logo.pdf",\n  "accent"'] },
    'content/site.json:9:11 The logo is a file named logo beside site.json: logo.svg, logo.png or logo.webp. Write it like this: "logo": "logo.svg"',
  ],
  [
    'a logo that nothing names',
    { 'content/logo.svg': '<svg/>' },
    'content/logo.svg:1:1 This logo is not shown. Name it in content/site.json, or remove the file.',
  ],
  [
    'an unknown time zone',
    { [SITE]: ['Africa/Lagos', 'Lagos'] },
    'content/site.json:5:15 There is no such time zone. Write it like this: "timeZone": "Africa/Lagos"',
  ],
  [
    'an unsafe address of a website',
    { [SITE]: ['https://example.org/mentor-login', 'javascript:x'] },
    'content/site.json:3:18 The address javascript:x is not safe. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'a path where a website is meant',
    { [SITE]: ['https://example.org/mentor-login', '/classes'] },
    'content/site.json:3:18 This is not the address of a website. Write it like this: "mentorLogin": "https://example.org/mentor-login"',
  ],
  [
    'a broken e-mail address',
    { [SITE]: ['help@school.ng', 'help at school'] },
    'content/site.json:6:25 This is not an e-mail address. Write it like this: "email": "support@example.org"',
  ],
  [
    'an unknown kind of chat',
    { [SITE]: ['"contacts"', '"contact"'] },
    'content/site.json:7:21 kind cannot be contact. Did you mean contacts?',
  ],
  [
    'a chat without its address',
    { [SITE]: ['"contacts"', '"frame"'] },
    'content/site.json:7:11 A chat of this kind needs an address. Write it like this: "chat": { "kind": "contacts" } or { "kind": "frame", "address": "https://…" }',
  ],
  [
    'a chat of contacts with an address',
    { [SITE]: ['"contacts"', '"contacts", "address": "https://chat.ng/"'] },
    'content/site.json:7:11 A chat of the kind contacts has no address. Write it like this: "chat": { "kind": "contacts" } or { "kind": "frame", "address": "https://…" }',
  ],
  [
    'a stored field the contract does not know',
    { [LINKS]: ['["class_link"]', '["clas_link"]'] },
    'content/links.json:3:32 Entry 1 of fields cannot be clas_link. Did you mean class_link?',
  ],
  [
    'a link key without stored fields',
    { [LINKS]: ['["class_link"]', '[]'] },
    'content/links.json:3:21 The field fields is empty. Write it like this: "fields": ["cloud_link"]',
  ],
  [
    'a link key in capitals',
    { [LINKS]: ['"pre_arrival":', '"PreArrival":'] },
    'content/links.json:4:5 PreArrival cannot be a name here. Use small letters, digits and underscores, and begin with a letter.',
  ],
  [
    'a figure without value',
    { [FIGURES]: ['"value": 10, ', ''] },
    'content/figures.json:2:11 The field value is missing. Write it like this: "value": 10',
  ],
  [
    'a figure with a hyphen in its name',
    {
      [FIGURES]: ['"share"', '"my-share"'],
      'content/student-policy/page.md': ['figures.share', 'figures.my-share'],
    },
    'content/figures.json:3:3 my-share cannot be a name here. Use small letters, digits and underscores, and begin with a letter.',
  ],
  [
    'an unknown page in the sidebar',
    { [NAVIGATION]: ['"classes"', '"clases"'] },
    'content/navigation.json:3:13 There is no page clases. Did you mean classes?',
  ],
  [
    'a page in the sidebar that is like no other',
    {
      [NAVIGATION]: [
        '"action": "logout"',
        '"page": "timetable", "label": "Times" },\n  { "action": "logout"',
      ],
    },
    'content/navigation.json:5:13 There is no page timetable. Make the file content/timetable/page.md, or remove this entry.',
  ],
  [
    'a page twice in the sidebar',
    {
      [NAVIGATION]: [
        '"action": "logout"',
        '"page": "classes", "label": "Times" },\n  { "action": "logout"',
      ],
    },
    'content/navigation.json:5:13 classes is in the sidebar twice. Remove one of the two entries.',
  ],
  [
    'no Logout',
    { [NAVIGATION]: ['},\n  { "action": "logout", "label": "Logout" }', '}'] },
    'content/navigation.json:1:1 The sidebar has no Logout. Add { "action": "logout", "label": "Logout" } as the last entry.',
  ],
  [
    'an unknown action',
    { [NAVIGATION]: ['"logout"', '"log-out"'] },
    'content/navigation.json:5:15 action cannot be log-out. Did you mean logout?',
  ],
  [
    'an entry that leads nowhere',
    { [NAVIGATION]: ['"page": "student-policy", ', ''] },
    'content/navigation.json:4:3 This entry has neither a page nor an action. Write it like this: { "page": "classes", "label": "Classes" }',
  ],
  [
    'a highlight without slash',
    { [NAVIGATION]: ['"label": "Classes"', '"label": "Classes", "highlight": ["classes"]'] },
    'content/navigation.json:3:58 A path begins with a slash. Write it like this: "/tasks"',
  ],
  [
    'links.json that cannot be read',
    { [LINKS]: '{' },
    'content/links.json:1:1 This { is never closed. Write } where it ends.',
  ],
  [
    'a mistake in a card and one in the sidebar',
    { [CARD]: ['title', 'tilte'], [NAVIGATION]: ['"label": "Policy"', '"labl": "Policy"'] },
    'content/classes/class-link.md:2:1 The field tilte is not known here. Did you mean title?',
    'content/navigation.json:4:31 The field labl is not known here. Did you mean label?',
  ],
  [
    'curly quotes around a name and a text',
    { [SITE]: ['"name": "Test School"', '“name”: “Test School"'] },
    'content/site.json:2:3 Curly quotes do not work here. Write straight ones: "name"',
    'content/site.json:2:11 Curly quotes do not work here. Write straight ones: "Test School"',
  ],
  [
    'several commas too few and too many',
    {
      [FIGURES]:
        '{\n  "join": { "value": 10 "unit": "minutes", }\n  "share": { "value": 40, "unit": "%" },\n}\n',
    },
    'content/figures.json:2:25 A comma is missing before this. Separate entries with commas.',
    'content/figures.json:2:42 A comma follows the last entry. Remove this comma.',
    'content/figures.json:3:3 A comma is missing before this. Separate entries with commas.',
    'content/figures.json:3:40 A comma follows the last entry. Remove this comma.',
  ],
  [
    'the wrong bracket at the end',
    { [FIGURES]: ['"%" }\n}', '"%" }\n]'] },
    'content/figures.json:4:1 This bracket closes something else than was opened. Write } here.',
  ],
]
