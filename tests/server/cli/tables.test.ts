import { describe, expect, test } from 'vitest'
import { school } from '../school.ts'
import { countsOf, importText, problemsOf } from '../store/importing.ts'

const HEADER = 'email,full_name,course_cohort'
const BEN = 'ben@example.org,Ben Ọka,Cohort 7'
const EXCEL = `${HEADER}\n${BEN}\n`.replaceAll(',', ';').replaceAll('\n', '\r\n')
const QUOTED = '"Email","Full Name","Course-Cohort"\n"ben@example.org","Ben Ọka","Cohort 7"'
const SPACED = ' email , full_name , course_cohort \n ben@example.org , Ben   Ọka , Cohort 7 '

/** The result of importing a table of students into an empty school. */
async function imported(text: string | Buffer, name = 'students.csv') {
  const opened = await school({ students: [] })
  const result = await importText(opened, 'students', text, { name })
  return { result, stored: await opened.db.selectFrom('students').selectAll().execute() }
}

describe('an imported table', () => {
  test.each([
    ['with commas', `${HEADER}\n${BEN}\n`],
    ['with semicolons, from Excel', EXCEL],
    ['below very many empty lines', `${'\n'.repeat(2_000_000)}${HEADER}\n${BEN}\n`],
    ['with tabs', `${HEADER}\n${BEN}`.replaceAll(',', '\t')],
    ['with a byte-order mark', `\uFEFF${HEADER}\n${BEN}`],
    ['with old line ends', `${HEADER}\r${BEN}\r`],
    ['with blank lines', `\n${HEADER}\n\n\n${BEN}\n\n,,\n`],
    ['with white space around the cells', SPACED],
    ['with other spellings of the columns, in quotation marks', QUOTED],
    ['with an empty column at the end', `${HEADER},\n${BEN},`],
    ['with the line that tells Excel its separator', `sep=;\r\n${EXCEL}`],
    ['with the line that PowerShell writes', `#TYPE System.Object\n${HEADER}\n${BEN}`],
  ])('can be CSV %s', async (_, text) => {
    const { result, stored } = await imported(text)
    expect(countsOf(result)).toBe('1 added, 0 updated, 0 unchanged')
    expect(stored).toMatchObject([{ full_name: 'Ben Ọka', cohort: 'Cohort 7' }])
  })

  test('can be a list of JSON objects', async () => {
    const ben = { email: 'ben@example.org', full_name: 'Ben Ọka', course_cohort: 7, facecard: null }
    const { stored } = await imported(JSON.stringify([ben]), 'a.JSON')
    expect(stored).toMatchObject([{ full_name: 'Ben Ọka', cohort: '7', facecard: '' }])
  })

  test('has the line numbers of an editor, also after texts of several lines', async () => {
    const rows = ['C7,,One,"<p>', 'several', 'lines</p>"', '', 'C7,2,Two,""', 'C7,,Three,']
    const text = ['course_cohort,lesson_number,title,details', ...rows].join('\r\n')
    expect(problemsOf(await importText(await school(), 'tasks', text))).toEqual([
      'line 2: lesson_number is missing.',
      'line 7: lesson_number is missing.',
    ])
  })

  test('is refused as a whole, with a problem for each bad row', async () => {
    const { result, stored } = await imported(`${HEADER}
good@example.org,Good,Cohort 7
no address,Bad,Cohort 7
new@example.org,,Cohort 7
a@example.org,Too,Many,Cells
c@example.org;Few;Cells
Email,full name,course_cohort
d@example.org,Loading...,#REF!
#1@example.org,#fees,#1 is due
GOOD@example.org,Again,Cohort 7
,Nobody,Cohort 7
b@example.org,Be\0n,Cohort 7`)
    const unprintable = 'holds a character that cannot be shown. Type the text instead of pasting'
    expect(problemsOf(result)).toEqual([
      "line 3: email 'no address' is not an email address.",
      'line 4: new@example.org is new: a new student needs full_name and course_cohort.',
      'line 5: There are 4 cells, but only 3 columns. A text with a comma in it must be in quotation marks.',
      'line 6: There are 1 cells, but 3 columns. Were two files put into one?',
      'line 7: The names of the columns stand here again. Were two files put into one?',
      ...['full_name is Loading...', 'course_cohort is #REF!'].map(
        (found) => `line 8: ${found}: the sheet had not finished computing.`,
      ),
      'line 10: good@example.org is in line 2 already.',
      'line 11: email is missing.',
      `line 12: full_name ${unprintable} it.`,
    ])
    expect(stored).toEqual([])
  })

  test.each([
    ['a misspelt column', 'emial,full_name', "There is no column 'emial'. Did you mean 'email'?"],
    ['an unknown column', 'email,shoe_size', "There is no column 'shoe_size'. There are: email, "],
    ['a repeated column', 'email,full_name,Email', "The column 'email' appears twice."],
    ['no line ends', 'a'.repeat(200_000), 'A table begins with the names of its columns: email, '],
    ['a title', 'Students of 2026,', 'A table begins with the names of its columns: email, '],
  ])('is refused with %s', async (_, header, said) => {
    const [problem] = problemsOf((await imported(`${header}\na,b`)).result)
    expect(problem).toContain(`columns: ${said}`)
  })

  const LATIN_1 = Buffer.from(`${HEADER}\nb@x.org,Jos\u00e9,C`, 'latin1')
  const UTF_16 = Buffer.from(`\uFEFF${HEADER}\nb@x.org,B,C`, 'utf16le')
  const MANY_FIELDS = Array.from({ length: 300 }, (_, index) => `{"a${index}":1}`).join()
  const UNQUOTED = `${HEADER}\na@x.org,"A,C\n`

  test.each([
    ['empty', '\n\n', 'a.csv', 'The file is empty.'],
    ['of another type', 'x', 'a.xlsx', 'The name of the file must end in .csv or .json.'],
    ['without a quotation mark', UNQUOTED, 'a.csv', 'missing or out of place (line 2).'],
    ['in Latin-1', LATIN_1, 'a.csv', "not saved as UTF-8. In Excel, save it as 'CSV UTF-8'"],
    ['in UTF-16', UTF_16, 'a.csv', 'not saved as UTF-8'],
    ['of too many rows', 'a\n'.repeat(8_000_000), 'a.csv', 'more than 100,000 rows'],
    ['a list of too many', `[${'{},'.repeat(100_000)}{}]`, 'a.json', 'more than 100,000 rows'],
    ['of too many columns', 'c,'.repeat(999), 'a.csv', 'There are 1000 columns, and at most 200'],
    ['of too many cells', `a,b\n${'c,'.repeat(999)}`, 'a.csv', 'There are 1000 columns'],
    ['of too many fields', `[${MANY_FIELDS}]`, 'a.json', 'There are 300 columns'],
    ['broken JSON', '[{"email":', 'a.json', 'The file is not JSON:'],
    ['a list of other values', '[{"email":{}}]', 'a.json', 'Item 1 is not.'],
  ])('is refused when it is %s', async (_, text, name, said) => {
    await expect(imported(text, name)).rejects.toThrow(said)
  })
})
