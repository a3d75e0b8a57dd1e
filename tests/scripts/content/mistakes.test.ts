import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { formatProblem } from '../../../scripts/content/problem.ts'
import { aPicture } from './a-picture.ts'
import { cardFile, schoolFiles, type Changes } from './good-school.ts'

// The mistakes that writers make most, one each, with the whole message of content:check.

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const DASHBOARD = 'content/dashboard/page.md'
const MAIL = 'content/mail/reset-code.md'
const [SITE, FIGURES] = ['content/site.json', 'content/figures.json']

/** Writes this instead of the card's title, on line 2. */
const title = (line: string): Changes => ({ [CARD]: ['title: Class Link', line] })
/** Writes this instead of the card's description, on line 3. */
const description = (line: string): Changes => ({ [CARD]: ['description: Join your class.', line] })
/** Writes this instead of the card's address, on line 7 from column 14. */
const address = (text: string): Changes => ({ [CARD]: ['https://school.ng/guide', text] })
/** Begins the card's text, on line 9, with this paragraph. */
const cardText = (text: string): Changes => ({ [CARD]: ['Join within', `${text}\n\nJoin within`] })
/** Puts this paragraph into the policy, on line 8, below its heading "Refunds". */
const policyText = (text: string): Changes => ({ [POLICY]: ['You get', `${text}\n\nYou get`] })
/** The card shows a picture with this name, and this is in its file. */
const picture = (name: string, bytes: Uint8Array): Changes => ({
  ...cardText(`![The map](${name})`),
  [`content/classes/${name}`]: bytes,
})
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">'
const drawing = (text: string): Changes => picture('map.svg', Buffer.from(text))
const HUGE = Buffer.concat([aPicture(), Buffer.alloc(3_000_000), aPicture()])
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
/** A card after which a student looks at another one. */
const checkLater = (after: string): Changes => ({
  ...title(
    `title: Class Link\ncheck_later:\n  card: status\n  after: ${after}\n  keep: ID\n  help: Ask.`,
  ),
  'content/classes/status.md': cardFile('Status'),
})
const CARD_GONE: Changes = {
  ...policyText('[Join](/classes?card=class-link)'),
  [DASHBOARD]: ['cards:', 'welcome_card: classes/class-link\ncards:'],
  [CARD]: null,
}
const UNCOUNTED: Changes = {
  ...title('title: Class Link\njoin_window:\n  closed: Watch it.'),
  [FIGURES]: ['{\n', '{\n  "class_join": { "value": "ten", "unit": "minutes" },\n'],
}
/** A card with a join window, in a school that does not know when classes begin. */
const NO_LESSON: Changes = {
  [CARD]: cardFile('Class Link', { fields: 'join_window:\n  closed: Watch it.\n' }),
  [FIGURES]: ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  'content/links.json': ['"lesson_time"', '"room"'],
}

const planted = (changes: Changes) => ({ tells: (told: string) => ({ changes, told }) })

const MISTAKES = {
  // A file that cannot be read, lies in the wrong place or has a wrong name.
  'a file in UTF-16': planted({ [CARD]: Buffer.from('\uFEFFHello', 'utf16le') }).tells(
    'content/classes/class-link.md:1:1 The portal cannot read the letters of this file. Save it again and choose UTF-8, not Unicode; or open the file on GitHub and paste its text there.',
  ),
  'broken UTF-8': planted({ [CARD]: Buffer.from(cardFile('Café'), 'latin1') }).tells(
    'content/classes/class-link.md:2:11 The portal cannot read this letter or sign. Type it again; then save the file and choose UTF-8, or edit it on GitHub.',
  ),
  'a sign that each font draws differently': planted(cardText('Do \uE003not pay.')).tells(
    'content/classes/class-link.md:9:4 The portal cannot read this letter or sign. Type it again; then save the file and choose UTF-8, or edit it on GitHub.',
  ),
  'a sign that turns the order of digits': planted(cardText('Pay to 12\u202E345.')).tells(
    'content/classes/class-link.md:9:10 There is an invisible character here. Delete it: such characters often come along with copied text.',
  ),
  'the same in code in a text': planted(cardText('Pay to 12&#x202E;345.')).tells(
    'content/classes/class-link.md:9:10 There is an invisible character here. Delete it: such characters often come along with copied text.',
  ),
  'the same in code in a field': planted(title('title: "Class \\u202eLink"')).tells(
    'content/classes/class-link.md:2:15 There is an invisible character here. Delete it: such characters often come along with copied text.',
  ),
  'the same in code in settings': planted({ [SITE]: ['Test School', 'Test \\u202eSchool'] }).tells(
    'content/site.json:2:17 There is an invisible character here. Delete it: such characters often come along with copied text.',
  ),
  'the name of an invisible sign': planted(cardText('Pay 12&shy;345.')).tells(
    'content/classes/class-link.md:9:7 There is an invisible character here. Delete it: such characters often come along with copied text.',
  ),
  'quotes without end': planted(cardText('>'.repeat(40_000))).tells(
    'content/classes/class-link.md:9:1 This line begins with more than ten quotes or lists inside each other. Remove the marks that were pasted by mistake.',
  ),
  'lists without end': planted(cardText('1. '.repeat(13_000))).tells(
    'content/classes/class-link.md:9:1 This line begins with more than ten quotes or lists inside each other. Remove the marks that were pasted by mistake.',
  ),
  'stars without end': planted(cardText('*_'.repeat(20_000))).tells(
    'content/classes/class-link.md:9:1000 This paragraph has more than 1,000 stars, brackets and other marks. Split it with an empty line, or remove what was pasted by mistake.',
  ),
  'tags without end': planted(cardText('a<?'.repeat(16_000))).tells(
    'content/classes/class-link.md:9:2999 This paragraph has more than 1,000 stars, brackets and other marks. Split it with an empty line, or remove what was pasted by mistake.',
  ),
  'a figure without end': planted({ [FIGURES]: ['40', `"${'9'.repeat(1001)}"`] }).tells(
    'content/figures.json:3:23 A text of this file has at most 1,000 characters. Write it like this, in your own words: "value": 10',
  ),
  'headings without end': planted(policyText('a\n=\n'.repeat(12_000))).tells(
    'content/student-policy/page.md:1:1 This file is too long. A text has at most 3,000 lines and 50,000 characters: split it, or remove what was pasted by mistake.',
  ),
  'brackets without end': planted({ [FIGURES]: ['{\n', `{\n"a": ${'['.repeat(40_000)}\n`] }).tells(
    'content/figures.json:2:25 This bracket stands inside more than twenty others. Remove the brackets that were pasted by mistake.',
  ),
  'a drawing with tags without end': planted(drawing(SVG + '<g>'.repeat(50_000))).tells(
    'content/classes/map.svg:1:1 This drawing is broken: no browser shows it. Save the original picture again, and replace this file with the new one.',
  ),
  'merge markers': planted(policyText('<<<<<<< HEAD\nAll.\n=======\nNone.\n>>>>>>> main')).tells(
    'content/student-policy/page.md:8:1 Two people changed this text, and the file still holds both versions. Keep the right lines, and remove the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
  ),
  'a document among the cards': planted({ 'content/classes/exams.docx': '' }).tells(
    'content/classes/exams.docx:1:1 The portal cannot show a file of this kind. Copy its text into a card (a file ending in .md), and remove this file.',
  ),
  'a wrong name': planted({ 'content/classes/Exam dates.md': cardFile('Exams') }).tells(
    'content/classes/Exam dates.md:1:1 The portal cannot use a file with the name classes/Exam dates.md. Use small letters, digits and single hyphens; a text ends in .md. Call it content/classes/exam-dates.md',
  ),
  'a name without .md': planted({ 'content/classes/exam-dates': cardFile('Exams') }).tells(
    'content/classes/exam-dates:1:1 The portal cannot use a file with the name classes/exam-dates. Use small letters, digits and single hyphens; a text ends in .md. Call it content/classes/exam-dates.md',
  ),
  'a name that differs by a capital': planted({ 'content/classes/Page.md': '' }).tells(
    'content/classes/Page.md:1:1 The portal cannot use a file with the name classes/Page.md. Use small letters, digits and single hyphens; a text ends in .md. There is a file content/classes/page.md already: remove one of the two, or choose another name.',
  ),
  'a mail that nothing sends': planted({ 'content/mail/welcome.md': '' }).tells(
    'content/mail/welcome.md:1:1 This file does not belong here. Move or remove it. The folder of a page holds page.md, cards (files ending in .md) and pictures, and no other folder. The mails are mail/reset-code.md, mail/password-changed.md, mail/task-received.md, mail/task-due.md.',
  ),
  // Front matter and JSON that do not parse.
  'an unquoted colon': planted(title('title: Class Link: new')).tells(
    'content/classes/class-link.md:2:8 A text with a colon in it needs quotes. Put the whole text after the first colon into double quotes: title: "Exams: when and where"',
  ),
  'curly quotes': planted(title('title: “Class Link: new”')).tells(
    'content/classes/class-link.md:2:8 The quotes around this text are curly, as word processors make them. Type straight double quotes instead: "…"',
  ),
  'a tab': planted({ [CARD]: ['    note', '\tnote'] }).tells(
    'content/classes/class-link.md:6:1 This line begins with a tab, or with a space of another kind. Use as many plain spaces as the lines around it.',
  ),
  'no-break spaces before an entry': planted({
    [CARD]: ['  - address', '\u00a0\u00a0- address'],
  }).tells(
    'content/classes/class-link.md:7:1 This line begins with a tab, or with a space of another kind. Use as many plain spaces as the lines around it.',
  ),
  'a no-break space after a colon': planted(title('title:\u00a0Class Link')).tells(
    'content/classes/class-link.md:2:1 There is no space after the colon. Write a space between the colon and the text.',
  ),
  'a lost quote': planted(title('title: "Class Link')).tells(
    'content/classes/class-link.md:2:8 The quotes of this text do not match. Write one double quote before the first word and one after the last; inside the text write \\" for a quote.',
  ),
  'wrong indentation': planted({ [CARD]: ['    note', '   note'] }).tells(
    'content/classes/class-link.md:6:1 The portal cannot read the fields from this line on. Begin a field at the left edge, and its parts two spaces further in. Put a text with special signs into double quotes.',
  ),
  'a part too far to the right': planted({ [CARD]: ['    note', '     note'] }).tells(
    'content/classes/class-link.md:6:1 The portal cannot read the fields from this line on. Begin a field at the left edge, and its parts two spaces further in. Put a text with special signs into double quotes.',
  ),
  'a space before a field': planted(title(' title: Class Link')).tells(
    'content/classes/class-link.md:2:1 The portal cannot read the fields from this line on. Begin a field at the left edge, and its parts two spaces further in. Put a text with special signs into double quotes.',
  ),
  'a part at the left edge': planted({ [CARD]: ['    note', 'note'] }).tells(
    'content/classes/class-link.md:6:1 The portal cannot read the fields from this line on. Begin a field at the left edge, and its parts two spaces further in. Put a text with special signs into double quotes.',
  ),
  'a # in a text': planted(title('title: Class #1')).tells(
    'content/classes/class-link.md:2:8 Students do not see the text after #. If they should read it, put the whole text into double quotes. If it is a remark for writers, write it on a line of its own.',
  ),
  'no fences': planted({ [CARD]: 'Join your class.\n' }).tells(
    'content/classes/class-link.md:1:1 The file does not begin with its fields. Write these lines above everything else, in your own words: --- title: Exam dates description: When you sit your exams. ---',
  ),
  'a missing second fence': planted({ [CARD]: ['---\nJoin', 'Join'] }).tells(
    'content/classes/class-link.md:8:1 There is no line of three hyphens below the fields. Write --- on a line of its own, between the last field and the text.',
  ),
  'long dashes above the fields': planted({ [CARD]: ['---', '——-'] }).tells(
    'content/classes/class-link.md:1:1 This line has the sign —, where three hyphens must stand alone. Delete it, and type --- alone on the line.',
  ),
  'short dashes below the fields': planted({ [CARD]: ['---\nJoin', '–––\nJoin'] }).tells(
    'content/classes/class-link.md:8:1 This line has the sign –, where three hyphens must stand alone. Delete it, and type --- alone on the line.',
  ),
  'short dashes below the fields, and --- in the text': planted({
    [CARD]: ['---\nJoin', '–––\nBefore.\n\n---\n\nJoin'],
  }).tells(
    'content/classes/class-link.md:8:1 This line has the sign –, where three hyphens must stand alone. Delete it, and type --- alone on the line.',
  ),
  'four hyphens below the fields': planted({ [CARD]: ['---\nJoin', '---- \nJoin'] }).tells(
    'content/classes/class-link.md:8:1 This line has 4 hyphens, where three hyphens must stand alone. Delete it, and type --- alone on the line.',
  ),
  'three hyphens with a space of another kind': planted({ [CARD]: ['---', '---\u00a0'] }).tells(
    'content/classes/class-link.md:1:1 This line has a space beside the hyphens, where three hyphens must stand alone. Delete it, and type --- alone on the line.',
  ),
  'copied fences': planted(cardText('---\ntitle: Class Link\n---')).tells(
    'content/classes/class-link.md:9:1 These fields stand in the text, so students would read them. Move them above the second line of three hyphens, or remove them.',
  ),
  'a lost comma in JSON': planted({ [FIGURES]: ['"minutes" },', '"minutes" }'] }).tells(
    'content/figures.json:2:45 A comma is missing here. Write a comma between this entry and the next one.',
  ),
  'a number that begins with 0': planted({ [FIGURES]: ['"value": 40', '"value": 040'] }).tells(
    'content/figures.json:3:24 A number cannot begin with 0. Remove the 0; if students should read it, put the number into double quotes.',
  ),
  // Fields that are unknown, missing, misplaced or empty, and wrong values.
  'an unknown field': planted(title('titel: Class Link')).tells(
    'content/classes/class-link.md:2:1 There is no field titel here. Did you mean title?',
  ),
  'a missing field': planted({ [CARD]: ['description: Join your class.\n', ''] }).tells(
    'content/classes/class-link.md:2:1 The field description is missing. Add it like this, in your own words: description: Join your class.',
  ),
  'a misplaced field': planted(title('title: Class Link\nnote: Your main class')).tells(
    'content/classes/class-link.md:3:1 There is no field note here. Write note below links, with spaces before it.',
  ),
  'an empty field': planted(title('title:')).tells(
    'content/classes/class-link.md:2:1 The field title is empty. Write it like this, in your own words: title: Class Link',
  ),
  'an offset as time zone': planted({ [SITE]: ['Africa/Lagos', '+01:00'] }).tells(
    'content/site.json:5:15 There is no such time zone. Write it like this, in your own words: "timeZone": "Africa/Lagos"',
  ),
  'a suggestion of the search that leads nowhere': planted({
    [SITE]: ['"chat"', '"search": { "suggested": ["/exams"], "help": "/classes" },\n  "chat"'],
  }).tells(
    'content/site.json:7:30 There is no page exams. A page has the name of its folder: the folder classes is the page /classes.',
  ),
  'a wrong value': planted({ [SITE]: ['"contacts"', '"contact"'] }).tells(
    'content/site.json:7:21 The field kind cannot be contact. Did you mean contacts?',
  ),
  // Cards with dates.
  'a day that is none': planted(title('title: Class Link\nuntil: Friday')).tells(
    'content/classes/class-link.md:3:8 This is not a day, or a day with a time. Write it like this, in your own words: until: YYYY-MM-DD 18:00',
  ),
  'a card that is over': planted(title('title: Class Link\nuntil: 2020-02-29 18:00')).tells(
    'content/classes/class-link.md:3:1 warning: This time has passed, so students no longer see this card. Write a later time, or remove the card.',
  ),
  'a card that ends before it begins': planted(
    title('title: Class Link\nuntil: 2126-01-01\nfrom: 2126-01-02'),
  ).tells(
    'content/classes/class-link.md:3:1 warning: until is not after from, so students never see this card. Correct one of the two.',
  ),
  'a WhatsApp number without its country': planted({
    [SITE]: ['"hours"', '"whatsapp": "0800 000 0000", "hours"'],
  }).tells(
    'content/site.json:6:74 This is not a telephone number with its country code. Write it like this, in your own words: "whatsapp": "+234 800 000 0000"',
  ),
  // What is named and not there, and what is there and not shown.
  'an unknown figure': planted(cardText('Within {{figures.joyn}}.')).tells(
    'content/classes/class-link.md:9:8 There is no value {{figures.joyn}}. Did you mean figures.join? Write a new one in content/figures.json.',
  ),
  'an unknown value': planted(cardText('At {{lessontime}}.')).tells(
    'content/classes/class-link.md:9:4 There is no value {{lessontime}}. Did you mean lesson_time?',
  ),
  'an unknown link key': planted({ [CARD]: ['key: class_link', 'key: clas_link'] }).tells(
    'content/classes/class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
  ),
  'an unknown card': planted({ [DASHBOARD]: ['classes/class-link', 'classes/class-lnik'] }).tells(
    'content/dashboard/page.md:5:5 There is no card classes/class-lnik. Did you mean classes/class-link?',
  ),
  'a card that is in another folder now': planted({
    [DASHBOARD]: ['classes/class-link', 'payments/class-link'],
  }).tells(
    'content/dashboard/page.md:5:5 There is no card payments/class-link. It is now classes/class-link.',
  ),
  'a card that has another name now': planted({
    [CARD]: null,
    'content/classes/join.md': cardFile('Join'),
  }).tells(
    'content/dashboard/page.md:5:5 There is no card classes/class-link. It may now be classes/join.',
  ),
  'an unknown page': planted(policyText('Go to [classes](/clases).')).tells(
    'content/student-policy/page.md:8:17 There is no page clases. Did you mean classes?',
  ),
  'a page of the portal in capitals': planted(policyText('[Sign in](/Login).')).tells(
    'content/student-policy/page.md:8:11 There is no page Login. Did you mean login?',
  ),
  'an unknown anchor': planted(address('/student-policy#refund')).tells(
    'content/classes/class-link.md:7:14 The page student-policy has no heading #refund. Did you mean #refunds?',
  ),
  'an unknown picture': planted(cardText('![The map](map.png)')).tells(
    'content/classes/class-link.md:9:12 There is no picture map.png in content/classes. Put the picture into this folder, and write its file name alone.',
  ),
  'a card that is gone and named in several places': planted(CARD_GONE).tells(
    'content/dashboard/page.md:4:15 There is no card classes/class-link. It is also named in content/dashboard/page.md:6, content/student-policy/page.md:8. The folder classes has no cards.',
  ),
  'a card that is shown twice': planted({
    [DASHBOARD]: ['cards:', 'cards:\n  - classes/class-link'],
  }).tells(
    'content/dashboard/page.md:6:5 The card classes/class-link is named twice. Line 5 names it already: remove it here.',
  ),
  'a card that is shown nowhere': planted({ 'content/exams/dates.md': cardFile('Dates') }).tells(
    'content/exams/page.md:1:1 The folder content/exams has no page.md. Make a file page.md in the folder, or move its files into the folder of their page. Its first lines are these, in your own words: --- title: Exams intro: Everything about your exams. ---',
  ),
  'a link to what is not shown': planted(address('/student-policy?card=classes/class-link')).tells(
    'content/classes/class-link.md:7:14 The page student-policy does not show the card classes/class-link. Add classes/class-link to its cards:, or remove it here.',
  ),
  'a page that nobody reaches': planted({
    'content/exams/page.md': '---\ntitle: Exams\n---\n',
  }).tells(
    'content/exams/page.md:2:8 Nothing leads to the page exams. Link to it from a card or a page, or add this line to content/navigation.json, above a similar line: { "page": "exams", "label": "Exams" },',
  ),
  'a figure that nobody uses': planted({ [FIGURES]: ['{', '{ "review": { "value": 4 },'] }).tells(
    'content/figures.json:1:3 warning: No text uses the figure review. Write {{figures.review}} where a text mentions it, or remove it here.',
  ),
  'a picture that nobody shows': planted({ 'content/classes/map.png': aPicture() }).tells(
    'content/classes/map.png:1:1 warning: Nothing shows this picture. Remove the file, or show it in a text of its folder (a logo: in site.json).',
  ),
  'two cards with one title': planted({ 'content/classes/link.md': cardFile('Class link') }).tells(
    'content/classes/link.md:2:8 The page classes shows two cards with the title Class link. Give this card or content/classes/class-link.md another title.',
  ),
  // Addresses.
  'an address without https': planted(address('school.ng/guide')).tells(
    'content/classes/class-link.md:7:14 The address school.ng/guide does not begin with https://. Write https://school.ng/guide',
  ),
  'an e-mail address without mailto': planted(address('help@school.ng')).tells(
    'content/classes/class-link.md:7:14 help@school.ng is an e-mail address without mailto: before it. Write mailto:help@school.ng',
  ),
  'the address of the own computer': planted(address('http://localhost:5173/classes')).tells(
    'content/classes/class-link.md:7:14 The address http://localhost:5173/classes opens on your own computer only. Write the address that students open.',
  ),
  'a form’s own edit link': planted(address('https://docs.google.com/forms/d/1a2b/edit')).tells(
    'content/classes/class-link.md:7:14 This address lets people change the form, not fill it in. Open the form, choose Send or Collect responses, and copy the link from there.',
  ),
  'an http address of a form': planted(address('http://school.ng/form')).tells(
    'content/classes/class-link.md:7:14 warning: This address begins with http://, so others on the same network can read what a student sends. Try it with https://. If it opens, use that.',
  ),
  'an address with a letter of another alphabet': planted(
    address('https://p\u0430ystack.com/a'),
  ).tells(
    'content/classes/class-link.md:7:14 The letter \u0430 in p\u0430ystack.com is of another alphabet, so this address opens another website than it seems to. Type it by hand, or copy it from the website itself.',
  ),
  // Pictures.
  'a broken picture': planted(picture('map.png', aPicture().subarray(0, 40))).tells(
    'content/classes/map.png:1:1 The end of this picture is missing. Save the original picture again, and replace this file with the new one.',
  ),
  'a huge picture': planted(picture('map.png', HUGE)).tells(
    'content/classes/map.png:1:1 This picture has 3.0 MB, and students pay for the download. Make it smaller than 1 MB: at most 1,600 pixels wide, as JPEG or WebP.',
  ),
  'a picture in HEIC': planted(picture('map.jpg', HEIC)).tells(
    'content/classes/map.jpg:1:1 Browsers do not show pictures of this kind (HEIC). Save it as JPEG on the phone or computer that made it, and replace this file with the new one.',
  ),
  // Markdown.
  'an HTML tag': planted(cardText('Join<br>now.')).tells(
    'content/classes/class-link.md:9:5 Tags such as <b> and remarks such as <!-- --> do not work here: students would see them. Write **bold**, [words](address), or - and a space for a list; remove everything else.',
  ),
  'a level-one heading': planted(policyText('# Fees')).tells(
    'content/student-policy/page.md:8:1 A heading with # is too large here. Begin it with ##',
  ),
  'a skipped level': planted(policyText('#### Fees')).tells(
    'content/student-policy/page.md:8:1 This heading skips a level. Begin it with ###',
  ),
  'an open code fence': planted(policyText('```\njoin')).tells(
    'content/student-policy/page.md:8:1 This block of code never ends: students see everything below it as code. Remove this line, or write ``` on a line of its own below the code.',
  ),
  'a link without its address': planted(cardText('Read our [policy] now.')).tells(
    'content/classes/class-link.md:9:10 warning: No address follows [policy], so students would see the brackets. Write the address in round brackets right after it, as in [words](/classes), or remove the square brackets; \\[ shows one.',
  ),
  'a line that names a link and nothing uses': planted(cardText('[Contact]: /classes')).tells(
    'content/classes/class-link.md:9:1 Students would not see this line: no link uses it. Write a link as [words](address), and other words without the square brackets; or remove this line.',
  ),
  'a second line for one name': planted(cardText('See [a].\n\n[a]: /\n[A]: /classes')).tells(
    'content/classes/class-link.md:12:1 Students would not see this line: no link uses it. Write a link as [words](address), and other words without the square brackets; or remove this line.',
  ),
  'a title of a link': planted(cardText('[Go](/classes "Go")')).tells(
    'content/classes/class-link.md:9:16 Students would not see “Go” here. Write it into the text, or remove it.',
  ),
  'words beside the fence of code': planted(cardText('```sh Type this\nls\n```')).tells(
    'content/classes/class-link.md:9:7 Students would not see “Type this” here. Write it into the text, or remove it.',
  ),
  'a picture whose file stands elsewhere': planted(
    cardText('![The map][map]\n\n[map]: https://school.ng/map.png'),
  ).tells(
    'content/classes/class-link.md:9:1 A picture needs its file right after its words. Write the name of the file in round brackets: ![The map of the campus](map.png)',
  ),
  '** left over': planted(cardText('Join **now and be on time.')).tells(
    'content/classes/class-link.md:9:6 These stars make no bold text. Write ** right before the first word and right after the last one, in the same paragraph: **like this**.',
  ),
  'a list typed with •': planted(cardText('Bring:\n• a pen\n• paper')).tells(
    'content/classes/class-link.md:10:1 This sign does not make a list. Begin each line of the list with a hyphen and a space.',
  ),
  'a list typed with –': planted(cardText('– a pen\n– paper')).tells(
    'content/classes/class-link.md:9:1 This sign does not make a list. Begin each line of the list with a hyphen and a space.',
  ),
  'a list with o': planted(cardText('- A bag\n\to\tA pen')).tells(
    'content/classes/class-link.md:10:1 This sign does not make a list. Begin each line of the list with a hyphen and a space.',
  ),
  'a list with §': planted(cardText('§ A pen')).tells(
    'content/classes/class-link.md:9:1 This sign does not make a list. Begin each line of the list with a hyphen and a space.',
  ),
  'a point without a space': planted(cardText('- A bag\n-A pen')).tells(
    'content/classes/class-link.md:10:1 This sign makes no list without a plain space after it. Write the space, as in - a pen or 1. Open the form',
  ),
  'steps without a space': planted(cardText('1.Open it.\n2.Pay.')).tells(
    'content/classes/class-link.md:9:1 This sign makes no list without a plain space after it. Write the space, as in - a pen or 1. Open the form',
  ),
  'a point with a space of another kind': planted(cardText('-\u00a0A pen')).tells(
    'content/classes/class-link.md:9:1 This sign makes no list without a plain space after it. Write the space, as in - a pen or 1. Open the form',
  ),
  'a point that does not stand below a step': planted(cardText('1. Open\n  - a bag\n2. Pay')).tells(
    'content/classes/class-link.md:10:3 warning: This point does not belong to the one above it. Move it to the right, to where the words above it begin.',
  ),
  'steps with a number left out': planted(cardText('1. Open\n3. Pay')).tells(
    'content/classes/class-link.md:10:1 warning: Students would see 2 here, and not 3. A list counts by itself: correct the number, or begin the line with a word.',
  ),
  'letters as points': planted(cardText('a) Open it.\nb) Pay.')).tells(
    'content/classes/class-link.md:9:1 These lines would run into one: letters make no list. Begin each line with - and a space before its letter, or leave an empty line between them.',
  ),
  'a heading without a space': planted(policyText('##Fees')).tells(
    'content/student-policy/page.md:8:1 There is no plain space after this sign, so it makes no heading. Write the space, as in ## Fees',
  ),
  'a text right above ---': planted(policyText('Pay early.\n---')).tells(
    'content/student-policy/page.md:9:1 --- right below a text makes a large heading of it. Remove it, or write --- with an empty line above it.',
  ),
  'a text right above --- in a mail': planted({ [MAIL]: ['It can', 'Bye\n---\n\nIt can'] }).tells(
    'content/mail/reset-code.md:11:1 --- right below a text makes a large heading of it. Remove it, or write --- with an empty line above it.',
  ),
  'a text right above ===': planted(cardText('Pay early.\n===')).tells(
    'content/classes/class-link.md:10:1 === right below a text makes a large heading of it. Remove it, or write --- with an empty line above it.',
  ),
  'a lone =======': planted(policyText('=======')).tells(
    'content/student-policy/page.md:8:1 Students would see these signs. Remove this line. If two people changed the text, keep one of the versions above and below it.',
  ),
  'a sentence behind four spaces': planted(cardText('    You must pay.')).tells(
    'content/classes/class-link.md:9:1 warning: Four spaces or a tab before this text make code of it. Begin the line at the left edge. If it is code, write ``` on a line above and below it.',
  ),
  'a cell too many': planted(policyText('| A | B |\n| - | - |\n| 1 | 9 AM | 5 PM |')).tells(
    'content/student-policy/page.md:10:12 This row has more cells than the first row, so students would not see what stands from here on. Remove the extra |, or write \\| for a sign that students should see.',
  ),
  'text right below a table': planted(policyText('| A | B |\n| - | - |\nAsk us.')).tells(
    'content/student-policy/page.md:10:1 This line stands right below a table, so it becomes a row. Leave an empty line above it; a row begins with |',
  ),
  'a table without a second row': planted(policyText('| A | B |\n| 1 | 2 |')).tells(
    'content/student-policy/page.md:8:1 These lines make no table. Write | --- for each column and | at the end as the second row, as in | --- | --- |',
  ),
  'a table with long dashes': planted(policyText('A | B\n— | —\n1 | 2')).tells(
    'content/student-policy/page.md:9:1 These lines make no table. Write | --- for each column and | at the end as the second row, as in | --- | --- |',
  ),
  'a table of another program': planted(policyText('Fee\tPrice\nExam\t$5')).tells(
    'content/student-policy/page.md:8:1 These lines come from a table of another program: students would see no table. Write | around each cell, and a second row of hyphens: | Fee | Amount |, below it | --- | --- |',
  ),
  'one brace around a value': planted(cardText('Within {figures.join}.')).tells(
    'content/classes/class-link.md:9:8 {figures.join} is not written as a value. Write two braces before and two after the name, as in {{site.name}}',
  ),
  'a letter in a number': planted(cardText('Your account is 302719884O.')).tells(
    'content/classes/class-link.md:9:17 warning: 302719884O has a letter in place of a digit. If it is a number, write 3027198840. Otherwise leave it.',
  ),
  'a small letter in a number': planted(cardText('Pay 3oo.')).tells(
    'content/classes/class-link.md:9:5 warning: 3oo has a letter in place of a digit. If it is a number, write 300. Otherwise leave it.',
  ),
  'a letter in a small number': planted({ [SITE]: ['+234 1', '+234 8O3'] }).tells(
    'content/site.json:6:58 warning: 8O3 has a letter in place of a digit. If it is a number, write 803. Otherwise leave it.',
  ),
  // Figures, colours, times, mails and what is not written yet.
  'a unit typed twice after a figure': planted({ [POLICY]: ['share}}', 'share}} percent'] }).tells(
    'content/student-policy/page.md:8:27 {{figures.share}} has its unit already: students would read 40% percent. Remove percent here.',
  ),
  'a figure typed by hand': planted(policyText('Join within ten minutes.')).tells(
    "content/student-policy/page.md:8:13 warning: ten minutes is also the school's figure join. If you mean this figure, write {{figures.join}}, which follows its changes. Otherwise leave the number.",
  ),
  'an accent that is too pale': planted({ [SITE]: ['#2346b8', '#7fd4ff'] }).tells(
    'content/site.json:9:13 Text in the colour #7fd4ff is too pale to read on a light background. Choose a darker one: "#0f739a" is the nearest.',
  ),
  'a class time that cannot be counted': planted(UNCOUNTED).tells(
    'content/figures.json:2:28 The figure class_join must be 1 to 10000 minutes, hours or days. Write digits without quotes, and the unit "minutes", "hours" or "days": { "value": 10, "unit": "minutes" }',
  ),
  'a join window without a lesson time': planted(NO_LESSON).tells(
    'content/links.json:6:13 A card has a join_window, but no lesson time says when a class begins. Add this line below "values", or remove join_window: "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }',
  ),
  'a check_later that cannot be counted': planted(checkLater('share')).tells(
    'content/classes/class-link.md:5:10 The figure share does not count minutes, hours or days. Name one that does, such as join.',
  ),
  'a unit in the value of a figure': planted({
    [FIGURES]: ['"value": 40', '"value": "40%"'],
  }).tells(
    'content/figures.json:3:23 Students would read 40%%. Write the value without its unit: "value": 40',
  ),
  'a time with its unit twice': planted({
    ...checkLater('join'),
    [FIGURES]: ['"value": 10', '"value": "10 minutes"'],
  }).tells(
    'content/figures.json:2:22 The figure join must be 1 to 10000 minutes, hours or days. Write digits without quotes, and the unit "minutes", "hours" or "days": { "value": 10, "unit": "minutes" }',
  ),
  'a mail without what it must name': planted({ [MAIL]: ['{{code}}', '12345678'] }).tells(
    'content/mail/reset-code.md:2:10 This mail does not hold {{code}}, so nobody could use it. Write {{code}} in a paragraph of its own.',
  ),
  'a TODO': planted(policyText('TODO: ask finance.')).tells(
    'content/student-policy/page.md:8:1 warning: TODO: this text is not finished. Finish it: students would read this.',
  ),
  'a sentence of the template': planted(
    description('description: Say in a sentence what this card is for.'),
  ).tells(
    'content/classes/class-link.md:3:14 warning: Say in a sentence what this card is for: this text is not finished. Finish it: students would read this.',
  ),
}

/** Texts that look like a mistake and are none. */
const HONEST = [
  'Down t\no the sea',
  '- 4.x is old\n- 5.x\n  - new',
  '1. Open\n   - a bag\n2. Pay',
  '- Open\n  1. a bag\n\n* Pay',
  '1. Open\n1. Pay\n1. Ask',
  '3) Open\n4) Pay\n4) Ask',
  '§ 4 of the law',
  '#3 is the room.\n#Learn',
  'Your mentor,\n-Ada',
  'From a well\n-known school',
  '-5 °C\n-7 °C',
  'Version\n1.5 and\n2.5',
  'a) first, b) second',
  'a) Open it.  \nb) Pay.',
  'Pay early.\n\n---\n\nAsk us.',
  '- Pay early.\n---',
  '```\n    Pay it.\n-Now\n-Here\n===\n```',
  'Run this:\n\n    npm install',
  '- One\n\n    Two is a part of it.',
  '| A | B |\n| - | - |\n| 1 |\n| 1 | 2 | |\n| 1 \\| 2 | `a\\|b` |',
  'A | B\n--- | ---\n1 | 2\n\nAsk us.',
  'Choose Home | Fees.',
  'Fees&nbsp;&amp; more &#8212; caf&#xe9; &#x110000;.',
  'A\ttab',
  'Room A4, 2FA on the 3rd, 5l of H2O and O2, GPT-4o, https://school.ng/4O and `4O`.',
  '[Write](https://пример.рф), https://münchen.de, https://пример.com or https://日本go.jp.',
  'Use {braces} or { one.',
  'At 40% zoom nothing is cut off.',
  'Join for 5–10 minutes, 110 minutes, often minutes, or 10 minutesworth.',
  '[Hand in](/mentor-tasks/5/submit)',
]

test.each(HONEST)('the check has nothing to say about %j', (text) => {
  expect(compile(schoolFiles(cardText(text))).problems.map(formatProblem)).toEqual([])
})

const TOLD = Object.entries(MISTAKES).map(([mistake, { changes, told }]) => {
  const { problems, modules } = compile(schoolFiles(changes))
  return { mistake, told, problems, modules }
})
const PROBLEMS = TOLD.flatMap(({ problems }) => problems)

test.each(TOLD)('the check tells $mistake', ({ problems, told }) => {
  expect(problems.map(formatProblem)).toEqual([told])
})

test('an error stops the build, and a warning does not', () => {
  const wrong = TOLD.filter(({ problems, modules }) => {
    return problems.some(({ severity }) => severity === 'error') !== (modules === null)
  })
  expect(wrong.map(({ mistake }) => mistake)).toEqual([])
})

test.each([
  ['3rd December 2026, 6 PM', '2026-12-03 18:00'],
  ['03/12/2026', '2026-12-03'],
  ['2026-12-3 18:30', '2026-12-03 18:30'],
  ['31/02/2026', 'YYYY-MM-DD 18:00'],
])('for the date %s the check advises %s', (written, advised) => {
  const { problems } = compile(schoolFiles(title(`title: Class Link\nuntil: ${written}`)))
  expect(problems[0]?.advice.split('until: ')).toEqual([expect.any(String), advised])
})

/** Words that only developers know. */
const JARGON =
  /\b(?:YAML|JSON|HTML|XML|UTF|ASCII|schema|enum|boolean|bool|string|array|object|null|undefined|NaN|integer|float|pars(?:e|er|ed|ing)|tokens?|syntax|regex|node|AST|mapping|scalar|sequence|literal|invalid|malformed|frontmatter|front matter|identifier|validat\w*|encod\w*|decod\w*|escap\w*|delimiter|scheme|host|alias|anchor|slug|exception|error|stack|module|compil\w*|render\w*|indent\w*|UTF-8|BOM|byte\w*|CRLF|EOF|unicode escape)\b/i

test('no message has a word of jargon', () => {
  // A message can name a file, and UTF-8 as programs list it.
  const told = PROBLEMS.map(({ message, advice }) =>
    `${message} ${advice}`.replaceAll(/\b[\w/-]+\.json\b|UTF-8/g, ''),
  )
  expect(told.filter((words) => JARGON.test(words))).toEqual([])
})
