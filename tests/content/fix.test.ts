import { expect, test } from 'vitest'
import { repairContent } from '../../scripts/content/fix/repair-content.ts'
import { CARD, POLICY, title } from './mistakes/mistake.ts'
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

test.each([
  ['a quote that begins a word', "title: 'Class Link"],
  ['a remark behind a text', 'title: Class # old'],
  ['two fields on one line', 'title: Class Link description: Join'],
  ['a backslash', 'title: "Class\\Link"'],
  ['a misspelt name', 'titel: Class Link'],
  ['a list that is never closed', 'title: [a, b'],
])('%s is left to a person', (_name, line) => {
  expect(repairContent(schoolFiles(title(line))).changed.size).toBe(0)
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
