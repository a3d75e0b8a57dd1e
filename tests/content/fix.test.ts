import { expect, test } from 'vitest'
import { repairContent } from '../../scripts/content/fix/repair-content.ts'
import { CARD, description, POLICY, title } from './mistakes/mistake.ts'
import { schoolFiles, type Changes } from './school.ts'

const text = (bytes: string | Uint8Array | undefined): string =>
  typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

/** A line of a file before and after the repair, with all others checked to be the same. */
function repairedLine(file: string, changes: Changes, number: number): string {
  const files = schoolFiles(changes)
  const before = text(files.get(file)).split('\n')
  const after = text(repairContent(files).changed.get(file) ?? files.get(file)).split('\n')
  expect(after.toSpliced(number - 1, 1)).toEqual(before.toSpliced(number - 1, 1))
  return after[number - 1] ?? ''
}

test.each([
  ['a colon in a title', 'title: Fees: how to pay', 'title: "Fees: how to pay"'],
  ['a colon and quotes in it', 'title: The "one": new', 'title: "The \\"one\\": new"'],
  ['a value at the beginning', 'title: {{figures.join}} early', 'title: "{{figures.join}} early"'],
  ['a star at the beginning', 'title: *new', 'title: "*new"'],
  ['a hash', 'title: Class #1', 'title: "Class #1"'],
  ['a number', 'title: 2025', 'title: "2025"'],
  ['a number that begins with 0', 'title: 0123', 'title: "0123"'],
  ['a word for yes', 'title: true', 'title: "true"'],
  ['a word for nothing', 'title: ~', 'title: "~"'],
  ['curly quotes', 'title: “Class Link”', 'title: "Class Link"'],
  ['curly quotes of another kind', 'title: „Class Link“', 'title: "Class Link"'],
  ['a curly and a straight quote', 'title: “Class Link"', 'title: "Class Link"'],
  ['a straight and a curly quote', 'title: "Class Link”', 'title: "Class Link"'],
  ['curly quotes around a name', '“title”: Class Link', 'title: Class Link'],
  ['a name in capitals', 'Title: Class Link', 'title: Class Link'],
  ['a quote never closed', 'title: "Class Link', 'title: "Class Link"'],
  ['an apostrophe in single quotes', "title: 'Ada's class'", 'title: "Ada\'s class"'],
  ['quotes around the first word', 'title: "Class" Link', 'title: "\\"Class\\" Link"'],
  ['no space behind the colon', 'title:Class Link', 'title: Class Link'],
  ['a no-break space', 'title:\u00a0Class Link', 'title: Class Link'],
  ['spaces at the end of the line', 'title: Fees: new  ', 'title: "Fees: new"  '],
])('%s is repaired', (_name, before, after) => {
  expect(repairedLine(CARD, title(before), 2)).toBe(after)
})

// Certain is what can mean nothing else. Every other mistake is left as it is.
test.each([
  ['a quote that begins a word', title("title: 'Class Link")],
  ['a remark behind a text', title('title: Class # old')],
  ['two fields on one line', title('title: Class Link description: Join')],
  ['two fields on one line, the first with a colon', title('title: Class: new description: Join')],
  ['a backslash', title('title: "Class\\Link"')],
  ['a misspelt name', title('titel: Class Link')],
  ['a list that is never closed', title('title: [a, b')],
  ['a bracket never closed', title('title: [Class Link')],
  ['a brace never closed', title('title: {Class Link')],
  ['two quoted words', title('title: “A” and “B”')],
  ['two quoted words at the end', title('title: The “A” and “B”')],
  ['two quoted words of another kind', title('title: „A“ und „B“')],
  ['two words in single curly quotes', title('title: ‘A’ and ‘B’')],
  ['an apostrophe that is curly', title('title: Ada’s class')],
  ['a curly quote that begins a word', title('title: “Class Link')],
  ['a curly quote that ends a word', title('title: Class” Link')],
  ['quotes half replaced', title('title: "Class” and “Link"')],
  ['an apostrophe at the beginning', title("title: 'twas here")],
  ['a quote of inches', title('title: A 12" screen')],
  ['a colon in the first of two lines', description('description: Fees: how\n  to pay')],
  ['a colon in the second of two lines', description('description: Join\n  now: please')],
  ['a hash in the second of two lines', description('description: Join\n  room #1')],
  ['curly quotes around two lines', description('description: “Join\n  now.”')],
  ['a quote never closed over two lines', description('description: "Join\nyour class.')],
  ['a quoted text at the edge', description('description: "Join\nyour class."')],
  ['a text at the edge', description('description: Join\nyour class.')],
  ['a list on one line', title('title: Class Link\nfacts: - label: A value: B')],
  [
    'links on one line',
    { [CARD]: ['links:\n  - key: class_link\n    note', 'links: - key: class_link\n    note'] },
  ],
  ['a lost hyphen', { [CARD]: ['- address', '  address'] }],
  ['a hyphen too many', { [CARD]: ['  note', '- note'] }],
  ['a space too few', { [CARD]: ['    note', '   note'] }],
  ['a lost links', { [CARD]: ['links:\n', ''] }],
  ['a time', title('title: 6:45')],
  ['a time with a date', title('title: 2026-03-01 6:45')],
  ['a date', title('title: 2026-03-01')],
  ['a word for yes as title', title('title: yes')],
  ['a word for no as title', title('title: No')],
  ['a telephone number', title('title: +234 800 000')],
  ['a figure with commas', title('title: 1,000')],
  ['an amount', title('title: $300+')],
  ['a hashtag', title('title: Class#1')],
  ['a colon inside of a word', title('title: Class:Link')],
  ['an address', title('title: https://school.ng')],
  ['a star behind a word', title('title: Class*')],
  ['three dots', title('title: Class Link\n...')],
  ['a word that is no yes and no no', { [POLICY]: ['contents: true', 'contents: maybe'] }],
  ['a number where yes or no is meant', { [POLICY]: ['contents: true', 'contents: 1'] }],
  ['no last hyphens', { [CARD]: ['---\nJoin', 'Join'] }],
  ['no first hyphens', { [CARD]: ['---\ntitle', 'title'] }],
  ['low lines for hyphens', { [CARD]: ['---\nJoin', '___\nJoin'] }],
  ['a field below the hyphens', { [CARD]: ['---\nJoin', '---\nicon: video\n\nJoin'] }],
] satisfies [string, Changes][])('%s is left to a person', (_name, changes) => {
  expect(repairContent(schoolFiles(changes)).changed.size).toBe(0)
})

test.each([
  ['a number that begins with 0', 'title: 007', '"007"'],
  ['a number with a nought behind the point', 'title: 12.50', '"12.50"'],
  ['an account number', 'title: 0123456789', '"0123456789"'],
  [
    'a number with more digits than a number keeps',
    'title: 12345678901234567890',
    '"12345678901234567890"',
  ],
  ['a word for nothing', 'title: Null', '"Null"'],
  ['a hexadecimal number', 'title: 0x1F', '"0x1F"'],
])('%s keeps every sign', (_name, before, after) => {
  expect(repairedLine(CARD, title(before), 2)).toBe(`title: ${after}`)
})

test.each([
  ['yes', 'true'],
  ['No', 'false'],
  ['"true"', 'true'],
])('contents: %s becomes %s', (before, after) => {
  const changes: Changes = { [POLICY]: ['contents: true', `contents: ${before}`] }
  expect(repairedLine(POLICY, changes, 4)).toBe(`contents: ${after}`)
})

test('a tab becomes as many spaces as its field needs', () => {
  const changes: Changes = { [CARD]: ['    note', '\tnote'] }
  expect(repairedLine(CARD, changes, 6)).toBe('    note: Your main class')
})

test('tabs beside other slips are repaired with them', () => {
  const changes: Changes = {
    [CARD]: [
      'Join your class.\nlinks:\n  - key: class_link\n    note: Your',
      'Fees: new\nlinks:\n\t- key: class_link\n\t  note: Your',
    ],
  }
  const { changed } = repairContent(schoolFiles(changes))
  expect(changed.get(CARD)).toContain(
    'description: "Fees: new"\nlinks:\n  - key: class_link\n    note: Your main class\n',
  )
})

test.each([
  ['an empty line before the fields', ['---\ntitle', '\n \n---\ntitle']],
  ['a dash in place of hyphens', ['---\nJoin', '—\nJoin']],
  ['four hyphens', ['---\nJoin', '----\nJoin']],
] as const)('%s is repaired, and the card is as it was', (_name, change) => {
  const { changed } = repairContent(schoolFiles({ [CARD]: change }))
  expect(changed.get(CARD)).toBe(text(schoolFiles().get(CARD)))
})

test('commas and curly quotes of a JSON file are repaired', () => {
  const figures =
    '{\n  “join”: { "value": 10 "unit": "minutes", },\n  "share": { "value": 40, "unit": "%" },\n}\n'
  const { changed } = repairContent(schoolFiles({ 'content/figures.json': figures }))
  expect(changed.get('content/figures.json')).toBe(
    '{\n  "join": { "value": 10, "unit": "minutes" },\n  "share": { "value": 40, "unit": "%" }\n}\n',
  )
})

test('a repair touches its own bytes alone: a byte-order mark, Windows line ends and odd spaces stay', () => {
  const card =
    '\uFEFF---\r\ntitle: Fees: new \t\r\ndescription: “Join”\r\nlinks:\r\n\t- key: class_link\r\n---\r\n{{figures.join}}  \r\n\r\n\r\nno line end'
  const { changed } = repairContent(schoolFiles({ [CARD]: card }))
  expect(changed.get(CARD)).toBe(
    card
      .replace('Fees: new', '"Fees: new"')
      .replace('“Join”', '"Join"')
      .replace('\t- key', '  - key'),
  )
})
