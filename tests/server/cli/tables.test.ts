import { describe, expect, test } from 'vitest'
import { school } from '../school.ts'
import { countsOf, importText, problemsOf } from './importing.ts'

const HEADER = 'email,full_name,course_cohort'
const ADDED = '1 added, 0 updated, 0 unchanged'

const names = async ({ db }: Awaited<ReturnType<typeof school>>) =>
  (await db.selectFrom('students').select('full_name').execute()).map((row) => row.full_name)

const LATIN_1 = Buffer.from(`${HEADER}\nb@x.org,Jos\u00e9,C`, 'latin1')
const UTF_16 = Buffer.from(`\uFEFF${HEADER}\nb@x.org,B,C`, 'utf16le')

describe('a table', () => {
  test.each([
    ['with commas', `${HEADER}\nben@example.org,Ben Ọka,Cohort 7\n`],
    [
      'with semicolons, from Excel',
      'email;full_name;course_cohort\r\nben@example.org;Ben Ọka;Cohort 7\r\n',
    ],
    ['with tabs', 'email\tfull_name\tcourse_cohort\nben@example.org\tBen Ọka\tCohort 7'],
    ['with a byte-order mark', `\uFEFF${HEADER}\nben@example.org,Ben Ọka,Cohort 7`],
    ['with old line ends', `${HEADER}\rben@example.org,Ben Ọka,Cohort 7\r`],
    ['with blank lines', `\n${HEADER}\n\n\nben@example.org,Ben Ọka,Cohort 7\n\n,,\n`],
    [
      'with white space around the cells',
      ` email , full_name , course_cohort \n ben@example.org , Ben   Ọka , Cohort 7 `,
    ],
    [
      'with quotation marks',
      '"email","full_name","course_cohort"\n"ben@example.org","Ben Ọka","Cohort 7"',
    ],
    [
      'with columns named as people name them',
      'Email,Full Name,Course-Cohort\nben@example.org,Ben Ọka,Cohort 7',
    ],
    ['with an empty column at the end', `${HEADER},\nben@example.org,Ben Ọka,Cohort 7,`],
  ])('is read: %s', async (_, text) => {
    const opened = await school({ students: [] })
    expect(countsOf(await importText(opened, 'students', text))).toBe(ADDED)
    expect(await names(opened)).toEqual(['Ben Ọka'])
  })

  test('may be a list of JSON objects', async () => {
    const opened = await school({ students: [] })
    const text = JSON.stringify([
      { email: 'ben@example.org', full_name: 'Ben Ọka', course_cohort: 7, facecard: null },
    ])
    expect(countsOf(await importText(opened, 'students', text, { name: 'a.JSON' }))).toBe(ADDED)
    const stored = await opened.db.selectFrom('students').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ full_name: 'Ben Ọka', cohort: '7', facecard: '' })
  })

  test('may have a header only', async () => {
    const opened = await school({ students: [] })
    expect(countsOf(await importText(opened, 'students', HEADER))).toBe(
      '0 added, 0 updated, 0 unchanged',
    )
  })

  test('counts lines as an editor does, also after texts of several lines', async () => {
    const opened = await school()
    const text = [
      'course_cohort,lesson_number,title,details',
      'Cohort 7,,One,"<p>',
      'several',
      'lines</p>"',
      '',
      'Cohort 7,2,Two,""',
      'Cohort 7,,Three,',
    ].join('\r\n')
    expect(problemsOf(await importText(opened, 'tasks', text))).toEqual([
      'line 2: lesson_number is missing.',
      'line 7: lesson_number is missing.',
    ])
  })

  test('names every bad row, in order, and imports nothing', async () => {
    const opened = await school({ students: [] })
    const text = [
      HEADER,
      'good@example.org,Good,Cohort 7',
      'no address,Bad,Cohort 7',
      'new@example.org,,Cohort 7',
      'a@example.org,Too,Many,Cells',
      'GOOD@example.org,Again,Cohort 7',
      ',Nobody,Cohort 7',
    ].join('\n')
    expect(problemsOf(await importText(opened, 'students', text))).toEqual([
      "line 3: email 'no address' is not an email address.",
      'line 4: new@example.org is new: a new student needs full_name and course_cohort.',
      'line 5: There are 4 cells, but only 3 columns. A text with a comma in it must stand in quotation marks.',
      'line 6: good@example.org stands in line 2 already.',
      'line 7: email is missing.',
    ])
    expect(await names(opened)).toEqual([])
  })

  test.each([
    ['a table', 's.csv', `${HEADER}\nb@x.org,Be\0n,C\nc\u001B@x.org,Cem,C\n`, 'line 2', 'line 3'],
    [
      'a list',
      's.json',
      JSON.stringify([
        { email: 'b@x.org', full_name: 'Be\0n', course_cohort: 'C' },
        { email: 'c\u001B@x.org', full_name: 'Cem', course_cohort: 'C' },
      ]),
      'item 1',
      'item 2',
    ],
  ])(
    'names the cells of %s that hold a control character, and repeats none',
    async (_, name, text, one, other) => {
      const opened = await school({ students: [] })
      expect(problemsOf(await importText(opened, 'students', text, { name }))).toEqual([
        `${one}: full_name holds a character that cannot be shown. Type the text instead of pasting it.`,
        `${other}: email holds a character that cannot be shown. Type the text instead of pasting it.`,
      ])
      expect(await names(opened)).toEqual([])
    },
  )

  test('counts the items of a list', async () => {
    const opened = await school({ students: [] })
    const text = '[{"email":"a@x.org","full_name":"A","course_cohort":"C"},{"email":"b"}]'
    expect(problemsOf(await importText(opened, 'students', text, { name: 's.json' }))).toEqual([
      "item 2: email 'b' is not an email address.",
    ])
  })

  test.each([
    ['emial,full_name', "There is no column 'emial'. Did you mean 'email'?"],
    [
      'email,shoe_size',
      "There is no column 'shoe_size'. There are: email, full_name, course_cohort, facecard, user_status, password.",
    ],
    ['email,full_name,Email', "The column 'email' stands there twice."],
    ['full_name,course_cohort', "The column 'email' is missing."],
  ])('says what is wrong with its columns: %s', async (header, said) => {
    const opened = await school({ students: [] })
    const problems = problemsOf(await importText(opened, 'students', `${header}\na,b`))
    expect(problems).toContain(`columns: ${said}`)
  })

  test.each([
    ['empty', '', 'a.csv', 'The file is empty.'],
    ['of another kind', 'x', 'a.xlsx', 'The name of the file must end in .csv or .json.'],
    [
      'with a lost quotation mark',
      `${HEADER}\na@x.org,"A,C\n`,
      'a.csv',
      'A quotation mark is missing or out of place (line 2).',
    ],
    [
      'in another character set',
      LATIN_1,
      'a.csv',
      "not saved as UTF-8. In Excel, save it as 'CSV UTF-8'",
    ],
    ['in two bytes a letter', UTF_16, 'a.csv', 'not saved as UTF-8'],
    [
      'without an end of its first line',
      'a'.repeat(200_000),
      'a.csv',
      'The first line is too long',
    ],
    ['broken JSON', '[{"email":', 'a.json', 'The file is not JSON:'],
    ['no list', '{"email":"a"}', 'a.json', 'The file must hold a list of objects'],
    [
      'a list of other things',
      '[{"email":"a"},{"email":{}}]',
      'a.json',
      'Item 2 is something else.',
    ],
  ])('that is %s is refused as a whole', async (_, text, name, said) => {
    const opened = await school({ students: [] })
    await expect(importText(opened, 'students', text, { name })).rejects.toThrow(said)
  })
})
