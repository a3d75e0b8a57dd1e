import type { Changes } from '../school.ts'
import { CARD, type Mistakes } from './mistake.ts'

const NAVIGATION = 'content/navigation.json'
const LINKS = 'content/links.json'
const FIGURES = 'content/figures.json'
const SITE = 'content/site.json'

/** One more entry of the sidebar, before Logout. */
const inSidebar = (entry: string): Changes => ({
  [NAVIGATION]: ['"action": "logout"', `${entry}, "label": "Library" },\n  { "action": "logout"`],
})

export const settings: Mistakes = {
  'a comma too many': { [FIGURES]: ['"%" }', '"%" },'] },
  'a comma too few': { [FIGURES]: ['},', '}'] },
  'a bracket never closed': { [NAVIGATION]: ['\n]', ''] },
  'a text never closed': { [SITE]: ['"Test School"', '"Test School'] },
  'a tab in a text': { [SITE]: ['"Test School"', '"Test\tSchool"'] },
  'a no-break space between fields': { [SITE]: ['"Test School",', '"Test School",\u00a0'] },
  'single quotes': { [SITE]: ['"Test School"', "'Test School'"] },
  'a name without quotes': { [FIGURES]: ['"join"', 'join'] },
  'no colon behind a name': { [FIGURES]: ['"join":', '"join"'] },
  'a line below Logout': { [NAVIGATION]: ['"Logout"', '"Logout", "lineAfter": true'] },
  'nothing where yes or no is meant': {
    [NAVIGATION]: ['"Classes"', '"Classes", "lineAfter": null'],
  },
  'a comment': { [FIGURES]: ['{\n', '{\n  // times\n'] },
  'something behind the end': { [FIGURES]: ['}\n}\n', '}\n}\n}\n'] },
  'an empty file': { [FIGURES]: '' },
  'a name there twice': { [FIGURES]: ['"share"', '"join"'] },
  'a list instead of fields': { [FIGURES]: '[]' },
  'a missing file': { [FIGURES]: null },
  'a missing field': { [SITE]: ['  "name": "Test School",\n', ''] },
  'a misspelt field': { planted: { [SITE]: ['"timeZone"', '"timezone"'] }, meant: {} },
  'a repository that is only a website': {
    [SITE]: ['"accent"', '"repository": "https://github.com/school",\n  "accent"'],
  },
  'an accent that is too pale to read': { [SITE]: ['#2346b8', '#f2c200'] },
  'an accent that is no colour': { [SITE]: ['#2346b8', 'blue'] },
  'a logo that is not there': { [SITE]: ['"accent"', '"logo": "logo.svg",\n  "accent"'] },
  'a logo that is no picture': { [SITE]: ['"accent"', '"logo": "logo.pdf",\n  "accent"'] },
  'a logo that nothing names': { 'content/logo.svg': '<svg/>' },
  'an unknown time zone': { [SITE]: ['Africa/Lagos', 'Lagos'] },
  'an unsafe address of a website': {
    [SITE]: ['https://example.org/mentor-login', 'javascript:x'],
  },
  'a path where a website is meant': { [SITE]: ['https://example.org/mentor-login', '/classes'] },
  'a broken e-mail address': { [SITE]: ['help@school.ng', 'help at school'] },
  'an unknown kind of chat': { [SITE]: ['"contacts"', '"contact"'] },
  'a chat without its address': { [SITE]: ['"contacts"', '"frame"'] },
  'a chat of contacts with an address': {
    [SITE]: ['"contacts"', '"contacts", "address": "https://chat.ng/"'],
  },
  'a stored field the contract does not know': { [LINKS]: ['["class_link"]', '["clas_link"]'] },
  'a new stored field that is not called like its link': {
    [LINKS]: ['["class_link"]', '["of_the_library"]'],
  },
  'a stored field that is a column of its own': {
    [LINKS]: ['"pre_arrival":', '"email": { "fields": ["email"] },\n    "pre_arrival":'],
  },
  'a value with nothing to read instead': { [LINKS]: [', "default": "To be updated"', ''] },
  'a link key without stored fields': { [LINKS]: ['["class_link"]', '[]'] },
  'a link key in capitals': { [LINKS]: ['"pre_arrival":', '"PreArrival":'] },
  'a figure without value': { [FIGURES]: ['"value": 10, ', ''] },
  'a figure with a hyphen in its name': {
    [FIGURES]: ['"share"', '"my-share"'],
    'content/student-policy/page.md': ['figures.share', 'figures.my-share'],
  },
  'an unknown page in the sidebar': { [NAVIGATION]: ['"classes"', '"clases"'] },
  'a page in the sidebar that is like no other': {
    [NAVIGATION]: [
      '"action": "logout"',
      '"page": "timetable", "label": "Times" },\n  { "action": "logout"',
    ],
  },
  'a page twice in the sidebar': {
    [NAVIGATION]: [
      '"action": "logout"',
      '"page": "classes", "label": "Times" },\n  { "action": "logout"',
    ],
  },
  'no Logout': { [NAVIGATION]: ['},\n  { "action": "logout", "label": "Logout" }', '}'] },
  'an unknown action': { [NAVIGATION]: ['"logout"', '"log-out"'] },
  'an entry that leads nowhere': { [NAVIGATION]: ['"page": "student-policy", ', ''] },
  'an entry with a page and an address': {
    [NAVIGATION]: ['"page": "classes"', '"page": "classes", "address": "https://library.ng"'],
  },
  'an address in the sidebar that is a page': {
    [NAVIGATION]: ['"page": "classes"', '"address": "/classes"'],
  },
  'an address of a mail in the sidebar': inSidebar('"address": "mailto:library@school.ng"'),
  'an unsafe address in the sidebar': inSidebar('"address": "javascript:x"'),
  'an address in the sidebar without https': inSidebar('"address": "library.ng"'),
  'an address twice in the sidebar': inSidebar(
    '"address": "https://library.ng", "label": "Books" },\n  { "address": "https://library.ng"',
  ),
  'a misspelt icon in the sidebar': {
    planted: inSidebar('"address": "https://library.ng", "icon": "libary"'),
    meant: inSidebar('"address": "https://library.ng", "icon": "library"'),
  },
  'an icon beside a page in the sidebar': {
    [NAVIGATION]: ['"label": "Classes"', '"label": "Classes", "icon": "video"'],
  },
  'a link of the sign-in that is empty': { [SITE]: ['https://example.org/mentor-login', ''] },
  'a highlight without slash': {
    [NAVIGATION]: ['"label": "Classes"', '"label": "Classes", "highlight": ["classes"]'],
  },
  'links.json that cannot be read': { [LINKS]: '{' },
  'a mistake in a card and one in the sidebar': {
    planted: {
      [CARD]: ['title', 'tilte'],
      [NAVIGATION]: ['"label": "Policy"', '"labl": "Policy"'],
    },
    meant: {},
  },
  'curly quotes around a name and a text': {
    [SITE]: ['"name": "Test School"', '“name”: “Test School"'],
  },
  'several commas too few and too many': {
    [FIGURES]:
      '{\n  "join": { "value": 10 "unit": "minutes", }\n  "share": { "value": 40, "unit": "%" },\n}\n',
  },
  'the wrong bracket at the end': { [FIGURES]: ['"%" }\n}', '"%" }\n]'] },
}
