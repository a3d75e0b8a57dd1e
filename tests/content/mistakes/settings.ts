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
  'a line without its comma, and the next one at the beginning of its line': {
    [NAVIGATION]: ['"Dashboard" },\n  {', '"Dashboard" }\n{'],
  },
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
  'a misspelt field': { [SITE]: ['"timeZone"', '"timezone"'] },
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
  'an e-mail address with mailto in front': {
    [SITE]: ['help@school.ng', 'mailto:help@school.ng'],
  },
  'an e-mail address with a name around it': {
    [SITE]: ['help@school.ng', 'The team <help@school.ng>'],
  },
  'two e-mail addresses': { [SITE]: ['help@school.ng', 'help@school.ng, us@school.ng'] },
  'a telephone number with a letter in it': { [SITE]: ['+234 1', '+234 80O 1'] },
  'a telephone number as a link': { [SITE]: ['+234 1', 'tel:+234 1'] },
  'an e-mail address in place of the telephone number': { [SITE]: ['+234 1', 'help@school.ng'] },
  'a link that is stored where another one is': {
    [LINKS]: ['["pre_arrival_link", "pre_arrival"]', '["class_link"]'],
  },
  'three dots in place of a figure': { [FIGURES]: ['10', '"…"'] },
  'stars in a figure': { [FIGURES]: ['10', '"**10**"'] },
  'signs of a web page in the name': { [SITE]: ['Test School', 'Test &amp; School'] },
  'a figure with a plus': { [FIGURES]: ['10', '+10'] },
  'a figure with a letter O': { [FIGURES]: ['10', '1O'] },
  'a figure with a zero in front': { [FIGURES]: ['10', '010'] },
  'a figure with a decimal comma': { [FIGURES]: ['40', '40,5'] },
  'a figure with a comma for its thousands': { [FIGURES]: ['40', '1,200'] },
  'nothing where a figure is meant': { [FIGURES]: ['10', 'null'] },
  'a text on two lines': { [SITE]: ['Learn well.', 'Learn\n    well.'] },
  'a name of a setting with a capital': { [FIGURES]: ['"value": 10', '"Value": 10'] },
  'a logo of another name than the file': {
    [SITE]: ['"accent"', '"logo": "Logo.svg",\n  "accent"'],
    'content/logo.svg': '<svg/>',
  },
  'a website as a page of the sidebar': inSidebar('"page": "https://library.ng"'),
  'the way out as a page of the sidebar': {
    [NAVIGATION]: ['"action": "logout"', '"page": "logout"'],
  },
  'an unknown kind of chat': { [SITE]: ['"contacts"', '"contact"'] },
  'a chat without its address': { [SITE]: ['"contacts"', '"frame"'] },
  'a chat of contacts with an address': {
    [SITE]: ['"contacts"', '"contacts", "address": "https://chat.ng/"'],
  },
  'a stored field the contract does not know': {
    [LINKS]: ['["class_link"]', '["clas_link"]'],
  },
  'a new stored field that is not called like its link': {
    [LINKS]: ['["class_link"]', '["of_the_library"]'],
  },
  'a stored field that is a column of its own': {
    [LINKS]: ['"pre_arrival":', '"email": { "fields": ["email"] },\n    "pre_arrival":'],
  },
  'a stored field that browsers drop': {
    [LINKS]: [
      '"pre_arrival":',
      '"constructor": { "fields": ["constructor"] },\n    "pre_arrival":',
    ],
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
  'no Logout': {
    [NAVIGATION]: ['},\n  { "action": "logout", "label": "Logout" }', '}'],
  },
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
  'a misspelt icon in the sidebar': inSidebar('"address": "https://library.ng", "icon": "libary"'),
  'an icon beside a page in the sidebar': {
    [NAVIGATION]: ['"label": "Classes"', '"label": "Classes", "icon": "video"'],
  },
  'a link of the sign-in that is empty': { [SITE]: ['https://example.org/mentor-login', ''] },
  'a highlight without slash': {
    [NAVIGATION]: ['"label": "Classes"', '"label": "Classes", "highlight": ["classes"]'],
  },
  'links.json that cannot be read': { [LINKS]: '{' },
  'a mistake in a card and one in the sidebar': {
    [CARD]: ['title', 'tilte'],
    [NAVIGATION]: ['"label": "Policy"', '"labl": "Policy"'],
  },
  'curly quotes around a name and a text': {
    [SITE]: ['"name": "Test School"', '“name”: “Test School"'],
  },
  'several commas too few and too many': {
    [FIGURES]:
      '{\n  "join": { "value": 10 "unit": "minutes", }\n  "share": { "value": 40, "unit": "%" },\n}\n',
  },
  'the wrong bracket at the end': { [FIGURES]: ['"%" }\n}', '"%" }\n]'] },
  'the bracket behind a figure forgotten': { [FIGURES]: ['"minutes" },', '"minutes",'] },
  'the bracket and the comma behind a figure forgotten': {
    [FIGURES]: ['"minutes" },', '"minutes"'],
  },
  'the bracket behind the last figure forgotten': { [FIGURES]: ['"%" }', '"%"'] },
  'a bracket too many behind a figure': { [FIGURES]: ['"minutes" },', '"minutes" }},'] },
  'a square bracket behind a figure': { [FIGURES]: ['"minutes" },', '"minutes" ],'] },
  'the first bracket of the figures gone': { [FIGURES]: ['{\n', ''] },
  'the first bracket of the sidebar gone': { [NAVIGATION]: ['[\n', ''] },
  'the bracket before the value of a figure gone': { [FIGURES]: ['"join": {', '"join":'] },
  'a percent sign behind a number': { [FIGURES]: ['40,', '40%,'] },
  'a percent sign in place of the unit': { [FIGURES]: ['40, "unit": "%"', '40%'] },
  'a number with its unit without quotes': {
    [FIGURES]: ['10, "unit": "minutes"', '10 minutes'],
  },
  'a value with the unit that it has already': { [FIGURES]: ['10,', '"10 minutes",'] },
  'a share with its sign twice': { [FIGURES]: ['40,', '"40%",'] },
  'a number with dollars twice': { [FIGURES]: ['40, "unit": "%"', '"$300", "unit": "$"'] },
  'dollars without quotes': { [FIGURES]: ['40, "unit": "%"', '$300'] },
  'a unit without quotes': { [FIGURES]: ['"minutes"', 'minutes'] },
  'a unit without its first quote': { [FIGURES]: ['"minutes"', 'minutes"'] },
  'a unit without its last quote': { [FIGURES]: ['"minutes"', '"minutes'] },
  'a name without its first quote': { [FIGURES]: ['"join"', 'join"'] },
  'a name without its last quote': { [FIGURES]: ['"join"', '"join'] },
  'an inner name without its last quote': {
    [FIGURES]: ['"unit": "minutes"', '"unit: "minutes"'],
  },
  'a semicolon in place of a comma': { [FIGURES]: ['10,', '10;'] },
  'a full stop behind an entry': { [FIGURES]: ['"minutes" },', '"minutes" }.'] },
  'an equals sign in place of a colon': { [FIGURES]: ['"join":', '"join" ='] },
  'two commas': { [FIGURES]: ['10,', '10,,'] },
  'a remark behind an entry': { [FIGURES]: ['"minutes" },', '"minutes" }, // was 15'] },
  'a remark with a hash': { [FIGURES]: ['{\n', '{\n  # times\n'] },
  'a new figure below the last bracket': {
    [FIGURES]: ['}\n}\n', '}\n}\n"wait": { "value": 7, "unit": "days" }\n'],
  },
  'curly quotes around a unit': { [FIGURES]: ['"minutes"', '“minutes”'] },
  'curly quotes with others inside': { [SITE]: ['"Test School"', '“The “Best” School”'] },
  'straight quotes with others inside': { [SITE]: ['"Test School"', '"The "Best" School"'] },
  'a name of the school without quotes and with a comma': {
    [SITE]: ['"9 AM to 5 PM"', 'Mondays, 9 AM to 5 PM'],
  },
  'a colour in words': { [SITE]: ['#2346b8', 'dark green'] },
  'a colour without its sign': { [SITE]: ['#2346b8', '2346b8'] },
  'a colour without quotes': { [SITE]: ['"#2346b8"', '#2346b8'] },
  'a short colour': { [SITE]: ['#2346b8', '#24b'] },
  'a colour that nobody knows': { [SITE]: ['#2346b8', 'our usual blue'] },
  'a city as time zone': { [SITE]: ['Africa/Lagos', 'lagos'] },
  'the label of a page where its folder belongs': {
    [NAVIGATION]: ['"student-policy"', '"Student Policy"'],
  },
  'the title of a page where its folder belongs': {
    [NAVIGATION]: ['"student-policy"', '"Policy"'],
  },
  'the address of a page where its folder belongs': {
    [NAVIGATION]: ['"classes"', '"/classes"'],
  },
  'the file of a page where its folder belongs': {
    [NAVIGATION]: ['"classes"', '"classes/page.md"'],
  },
  'a title in the sidebar that is no page': {
    [NAVIGATION]: [
      '"action": "logout"',
      '"page": "Exam dates", "label": "Exams" },\n  { "action": "logout"',
    ],
  },
  'an entry of the sidebar without its bracket': {
    [NAVIGATION]: ['"Dashboard" },', '"Dashboard",'],
  },
  'an entry of the sidebar without its first bracket': {
    [NAVIGATION]: ['{ "page": "classes"', '"page": "classes"'],
  },
  'yes with a capital in the sidebar': {
    [NAVIGATION]: ['"Classes"', '"Classes", "lineAfter": True'],
  },
  'a label without quotes': { [NAVIGATION]: ['"Policy"', 'Policy'] },
  'two figures of one name': {
    [FIGURES]: ['"share"', '"join": { "value": 15, "unit": "minutes" },\n  "share"'],
  },
  'a figure named in capitals': { [FIGURES]: ['"join"', '"Join"'] },
}
