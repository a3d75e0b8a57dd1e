import { expect, test } from 'vitest'
import { meant } from '../../../src/server/cli/links-and-messages/message.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import { addSubmission } from '../../../src/server/store/tasks.ts'
import { ADA, GRACE, idOf, SUBMISSION } from '../school.ts'
import { openUntilEnd, tool } from '../cli/tool.ts'
import { temporaryFolder } from '../program.ts'

const STUDENTS = [
  'email,full_name,course_cohort,user_status',
  `${ADA},Ada,Cohort 7,active`,
  `${GRACE},Grace,Cohort 7,deactivated`,
  'ben@example.org,Ben,Cohort 7,active',
  'eve@example.org,Eve,Cohort 8,active',
].join('\n')
const TASKS =
  'course_cohort,lesson_number,title\nCohort 7,3,A form\nCohort 7,10,A page\nCohort 8,3,Other\n'

/** Two cohorts, where Ada has handed in lesson 3 as she writes it. */
async function office(portal?: { folder: string }) {
  const opened = await tool({}, portal)
  const { pipe, place } = opened
  await pipe(STUDENTS, 'import', 'students', '-')
  await pipe(TASKS, 'import', 'tasks', '-')
  const db = await openUntilEnd(place)
  const sent = { ...SUBMISSION, lessonNumber: 'Lesson 03' }
  await addSubmission(db, await idOf(db), sent, new Date('2026-03-02T12:00:00Z'))
  /** What a command prints. */
  const says = async (...words: string[]) => (await opened.school(...words)).output
  /** The rows of an export as CSV, without its columns. */
  const rows = async (...words: string[]) =>
    (await pipe('', 'export', ...words)).printed?.replaceAll('"', '').split('\r\n').slice(1, -1)
  return { ...opened, db, says, rows }
}

const withPassword = (word: string) => `email,password\n${ADA},a secret of ${word}\n`

test('students erase keeps submissions, and an import replaces passwords, only with their options', async () => {
  const { says, pipe, rows } = await office()
  await pipe(withPassword('one'), 'import', 'students', '-')
  expect((await pipe(withPassword('two'), 'import', 'students', '-')).output).toMatch(/1 unchanged/)
  const overwrite = ['import', 'students', '-', '--overwrite-passwords']
  expect((await pipe(withPassword('two'), ...overwrite)).output).toMatch(/1 updated/)
  const period = ['--from', '2026-03-02', '--to', '2026-03-02']
  expect(await rows('submissions', ...period)).toHaveLength(1)
  expect(await rows('submissions', '--from', '2026-03-03')).toEqual([])
  await says('students', 'erase', ADA, '--keep-submissions', '--yes')
  expect(await rows('submissions')).toHaveLength(1)
})

test('days and times go by the school’s clocks, and name its zone', async () => {
  const zone = { timeZone: 'Pacific/Tongatapu', utcOffsets: [[0, 780]] }
  const built = { ...UNKNOWN_SCHOOL, portal: { ...UNKNOWN_SCHOOL.portal, ...zone } }
  const folder = await temporaryFolder({ 'school.json': JSON.stringify(built) })
  const { pipe, rows, says } = await office({ folder })
  expect(await rows('submissions', '--to', '2026-03-02')).toEqual([])
  const { printed } = await pipe('', 'export', 'submissions', '--from', '2026-03-03')
  expect(printed).toMatch(/"submitted_at \(Pacific.Tongatapu\)"[^]*\n"2026-03-03 01:00:00\+13:00"/)
  for (const [words, said] of [
    ['export messages', 'by the clocks of Pacific/Tongatapu.'],
    [`students show ${ADA}`, 'on 2026-03-03 01:00 Pacific/Tongatapu\n'],
    ['message --everyone --from 2100-01-02 Later', 'from 2100-01-02 00:00 Pacific/Tongatapu. 3'],
    ['message --everyone --until 2020-01-02 Over', 'at 2020-01-02 23:59 Pacific/Tongatapu, so'],
    ['doctor', / clock says 20.* Pacific\/Tongatapu\.$/m],
  ] as const) {
    expect(await says(...words.split(' '))).toMatch(said)
  }
})

test.each([
  ['deactivate', ADA],
  ['change-email', ADA, 'new@example.org'],
  ['erase', ADA, '--yes'],
])('a dry run changes no student: %s', async (...words) => {
  const { says, rows } = await office()
  const before = await rows('students')
  expect(await says('students', ...words, '--dry-run')).toMatch(/^ada@example\.org is [^]*dry run/)
  expect(await rows('students')).toEqual(before)
})

test('an import reads standard input, as CSV or JSON, and an export prints CSV', async () => {
  const { pipe, rows } = await office()
  const json = JSON.stringify([{ course_cohort: 'Cohort 7', lesson_number: 3, title: 'Forms' }])
  const said = async (text: string) => (await pipe(text, 'import', 'tasks', '-')).output
  expect(await said(json)).toBe('Standard input: 0 added, 1 updated, 0 unchanged.\n')
  expect(await said('tilte\nx')).toMatch(/^Standard input, columns: .*'tilte'/)
  const [row] = (await rows('tasks', '--cohort', 'Cohort 8')) ?? []
  expect(row).toMatch(/,Cohort 8,3,Other,,,$/)
  const { printed, output } = await pipe('', 'export', 'students', '-')
  expect([printed?.split('\r\n').length, output]).toEqual([6, '4 rows.\n'])
})

test('export missing names each task with each active student who has not handed it in', async () => {
  const { rows } = await office()
  expect(await rows('missing', '--cohort', 'Cohort 7', '--lesson', '03')).toEqual([
    'Cohort 7,3,A form,,,ben@example.org,Ben',
  ])
  expect(await rows('missing')).toEqual([
    'Cohort 7,3,A form,,,ben@example.org,Ben',
    'Cohort 7,10,A page,,,ada@example.org,Ada',
    'Cohort 7,10,A page,,,ben@example.org,Ben',
    'Cohort 8,3,Other,,,eve@example.org,Eve',
  ])
})

test.each([
  [['export', 'missing', '--cohort', 'Chort 7'], "no cohort 'Chort 7'. Did you mean 'Cohort 7'?"],
  [['export', 'tasks', '--cohort', 'X'], "no cohort 'X'. There are: Cohort 7, Cohort 8."],
  [['export', 'submissions', '--cohort', 'Cohort 8', '--lesson', '4'], 'There are: 3.'],
  [['tasks', 'remove', '--cohort', 'Cohort 9', '--lesson', '3'], "no cohort 'Cohort 9'."],
  [['set', 'links', '--cohort', 'Cohort 7', 'clas_link=/a'], "Did you mean 'class_link'?"],
  [['set', 'links', '--student', 'x@x.org', 'class_link=/a'], 'There is no student x@x.org.'],
  [['set', 'links', '--everyone', 'class_link=javascript:1'], 'not an address that is safe'],
  [['message', '--everyone', '--until', 'soon', 'Hello'], "until 'soon' is not a time."],
  [['message', '--everyone', '--remove'], 'There is no such message for everyone.'],
  [['students', 'show', 'nobody'], 'There is no student nobody.'],
  [['students', 'move', 'x@x.org', '--cohort', 'Cohort 8'], 'There is no student x@x.org.'],
  [['students', 'change-email', ADA, GRACE], `There is a student ${GRACE} already.`],
  [['students', 'change-email', ADA, 'ada'], "'ada' is not an email address."],
  [['students', 'erase', ADA], `${ADA} (Ada)\n`],
  [['set'], 'set links   sets links'],
  [['move-to', 'mysql://x'], 'DATABASE_URL must be an address'],
])('a mistake says what is meant, and nothing changes: %j', async (words, said) => {
  const { pipe, rows } = await office()
  const { code, output, printed } = await pipe('', ...words)
  expect([code, output, printed]).toEqual([1, expect.stringContaining(said), undefined])
  expect(await rows('links')).toEqual([])
  expect(await rows('students')).toHaveLength(4)
})

test('set links stores what a row of a file would, and says who sees it and who does not', async () => {
  const { says, rows } = await office()
  const all = ['set', 'links', '--everyone', 'class_link=zoom.us/j/1']
  expect(await says(...all, '--dry-run')).toMatch(
    /^class_link of everyone is zoom\.us\/j\/1\. 3 .* Not reached: 1 deactivated\.[^]*dry run/,
  )
  expect(await rows('links')).toEqual([])
  await says('set', 'links', '--student', 'ADA@example.org', 'Class-Link=/ada')
  await says('set', 'links', '--cohort', 'Cohort 8', 'class_link=/eight')
  expect(await says(...all)).toBe(
    'class_link of everyone is zoom.us/j/1. 1 student sees it. Not reached: 1 deactivated. ' +
      'Not reached: Cohort 8, ada@example.org, with class_link of their own.\n',
  )
  expect(await says(...all)).toMatch(/^Nothing new: everyone had this already\.\n/)
  const removed = "class_link of the cohort 'Cohort 8' is removed.\n"
  expect(await says('set', 'links', '--cohort', 'Cohort 8', 'class_link=-')).toBe(removed)
  expect(await says('set', 'links', '--cohort', 'cohort 7', 'class_link=/7')).toContain(
    "Please check: No student is in the cohort 'cohort 7'. Did you mean 'Cohort 7'?",
  )
  expect(await rows('links')).toHaveLength(3)
})

test('tasks remove says who has handed it in, asks, and keeps what was handed in', async () => {
  const { school, says, rows } = await office()
  const remove = ['tasks', 'remove', '--cohort', 'Cohort 7', '--lesson', '03']
  expect(await school(...remove)).toEqual({
    code: 1,
    output:
      "This removes Lesson 3 of 'Cohort 7' (A form).\nHanded in by 1. " +
      'What was handed in stays: school export submissions shows it.\n' +
      'Nothing was changed. Add --yes to do it.\n',
  })
  expect(await says(...remove, '--yes', '--dry-run')).toMatch(/is removed[^]*dry run/)
  expect(await rows('tasks')).toHaveLength(3)
  expect((await school(...remove, '--yes')).code).toBe(0)
  expect(await rows('tasks')).toHaveLength(2)
  expect(await rows('submissions')).toHaveLength(1)
})

test('tasks remove removes the number as it is written, and asks where several are meant', async () => {
  const { pipe, says, rows } = await office()
  await pipe('course_cohort,lesson_number,title\nCohort 7,03,Twin\n', 'import', 'tasks', '-')
  const remove = ['tasks', 'remove', '--cohort', 'Cohort 7', '--yes', '--lesson']
  expect(await says(...remove, 'Lesson 3')).toMatch(/several of these: write one of '03', '3'\./)
  expect(await says(...remove, '03')).toMatch(/^Lesson 03 of 'Cohort 7' \(Twin\) is removed\./)
  expect(await rows('tasks')).toHaveLength(3)
})

test('students move says where what was handed in stays, and warns of a new cohort', async () => {
  const { says, rows } = await office()
  const move = ['students', 'move', ADA, 'eve@example.org', '--cohort']
  expect(await says(...move, 'Cohort  8', '--dry-run')).toMatch(/is now in[^]*dry run/)
  expect(await rows('students', '--cohort', 'Cohort 8')).toHaveLength(1)
  expect(await says(...move, 'Cohort  8')).toBe(
    `${ADA} is now in 'Cohort 8'. What was handed in stays with 'Cohort 7'.\n` +
      "eve@example.org is in 'Cohort 8' already.\n",
  )
  expect(await rows('students', '--cohort', 'Cohort 8')).toHaveLength(2)
  expect(await says(...move, 'Chort 8')).toContain("Did you mean 'Cohort 8'?")
})

test('students show finds a student by address or by the id of the log', async () => {
  const { db, says } = await office()
  const id = await idOf(db)
  const shown = await says('students', 'show', 'ADA@example.org')
  expect(shown).toBe(`${ADA} (Ada)
  id            ${id}
  cohort        Cohort 7
  access        active, without a password: 'Forgot Password' sets one
  last sign-in  none is known
  handed in     lesson Lesson 03 on 2026-03-02 12:00 UTC
`)
  expect(await says('students', 'show', id)).toBe(shown)
})

test('message shows a text, says who sees it and what it replaces, and takes it back', async () => {
  const { says, rows } = await office()
  const message = (...words: string[]) => says('message', ...words)
  const shown = 'The message for everyone is shown until 2100-01-01 23:00 UTC.'
  const tonight = ['--everyone', '--until', '2100-01-01, 11 PM', 'Tonight']
  expect(await message(...tonight, '--dry-run')).toMatch(/is shown until[^]*dry run/)
  expect(await rows('messages')).toEqual([])
  expect(await message(...tonight)).toContain(`${shown} 3 students see it. Not reached: 1`)
  expect(await message(...tonight)).toMatch(/^Nothing new: the message for everyone was/)
  const later = ['--everyone', 'Later', '--from', '2100-01-02']
  expect(await message(...later)).toContain('is shown from 2100-01-02 00:00 UTC. 3 students')
  expect(await message('--everyone', 'Now')).toContain("It takes the place of 'Tonight'.")
  expect(await message('--cohort', 'Cohort 8', '--until', '2100-01-01', 'Eight')).toContain(
    "for the cohort 'Cohort 8' is shown until 2100-01-01 23:59 UTC. 1 student sees it.",
  )
  await message('--student', 'ADA@example.org', 'Hello, Ada')
  const remove = (...words: string[]) => message('--remove', ...words)
  expect(await remove('--student', ADA)).toBe(`'Hello, Ada' for ${ADA} is taken back.\n`)
  expect(await remove('--everyone', '--from', '2100-01-02')).toMatch(/^'Later' .* taken back/)
  expect(await remove('--everyone')).toBe("'Now' for everyone is taken back.\n")
  expect(await rows('messages')).toEqual([',Cohort 8,Eight,,2100-01-01 23:59'])
})

test('message reads a time alone as today’s, by the clocks of the school', () => {
  const anHourAhead = { timeZone: 'Africa/Lagos', utcOffsets: [[0, 60]] } as const
  const at = (written: string) => meant(written, new Date('2100-01-01T23:30Z'), anHourAhead)
  expect(at('11 PM')).toBe('2100-01-02 11 PM')
  expect(at('2100-01-05')).toBe('2100-01-05')
})
