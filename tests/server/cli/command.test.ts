import { describe, expect, test } from 'vitest'
import { readMoment } from '../../../src/server/cli/export/export-table.ts'
import { tool } from './tool.ts'

/** Runs a command on a school without students; words are between blanks. */
async function run(line: string) {
  const { school } = await tool()
  return school(...line.split(' '))
}

/** The same where there is no school. */
async function runNowhere(line: string, env: Readonly<Record<string, string>> = {}) {
  const { school } = await tool({ DATABASE_URL: '', ...env }, undefined, true)
  return school(...line.split(' '))
}

describe('the help of npm run school', () => {
  test.each(['--help', '-h', 'help'])('has a line for each command: %s', async (line) => {
    const { code, output } = await run(line)
    expect(code).toBe(0)
    for (const name of ['import links', 'export missing', 'message', 'students erase', 'failed']) {
      expect(output).toMatch(new RegExp(`^  ${name}  +[a-z]`, 'm'))
    }
    expect(output).toContain('PORTAL_DATA')
    expect(output.split('\n').length).toBeLessThan(60)
  })

  test.each([
    ['import --help', /^ {2}import tasks  [^]*An import updates existing rows/m],
    ['import students --help', /--overwrite-passwords  [^]*user_status[^]*An import updates/],
    ['help import', /^Usage: school import /],
    ['tasks remove a -h', /^Usage: school tasks remove [^]*--yes  /],
  ])('of a command has its options and tables: %s', async (line, said) => {
    expect(await run(line)).toEqual({ code: 0, output: expect.stringMatching(said) })
  })

  test('of a missing command ends with 1', async () => {
    const { code, output } = await (await tool()).school()
    expect([code, output]).toEqual([1, expect.stringMatching(/^Usage: school /)])
  })
})

describe('a command that means nothing', () => {
  test.each([
    ['imprt students a.csv', "Unknown command 'imprt'. Did you mean import?"],
    ['toString', "Unknown command 'toString'."],
    ['import student a.csv', "Unknown command 'student'. Did you mean students?"],
    ['import https://a.org/secret', "Unknown command 'https://…'."],
    ['import students', "Missing required argument 'file'."],
    ['import students a.csv --dryrun', "Unknown option '--dryrun'. Did you mean --dry-run?"],
    ['import tasks a.csv --overwrite-passwords', "Unknown option '--overwrite-passwords'."],
    ['backup /nowhere/a.sqlite --force=no', "Unknown option '--force=no'. Did you mean --force?"],
    ['backup', 'Name a file, or add --nightly.'],
    ['backup /nowhere/a.sqlite --nightly', 'Name a file, or add --nightly.'],
    ['export tasks a.csv --cohort', '--cohort needs a value.'],
    ['export submissions a.csv --from 2026-02-30', "'2026-02-30' must be a day such as"],
    ['export submissions a.csv --to 2026-03-09T18:00+25:00', "+25:00' must be a day such as"],
    ['students erase', "Missing required argument 'address'."],
    ['set links class_link=/a', "Say for whom: --everyone, --cohort 'Cohort 7' or --student"],
    ['set links --everyone --cohort C class_link=/a', 'Say for whom: '],
    ['set links --cohort - class_link=/a', '--cohort needs a value.'],
    ['set links --everyone', "Missing required argument 'field=address'."],
    ['set links --everyone class_link', "Write class_link=https://… instead of 'class_link'."],
    ['set links --everyone a=', 'a= has no address. a=- removes the link.'],
    ['set links --everyone a=/a A=/b', 'a appears twice.'],
    ['tasks remove --lesson 3', "Required option '--cohort <name>' not specified."],
    ['reminders', "Required option '--dry-run' not specified."],
    ['import links http://a.org/s', "A sheet's address must begin with https://."],
    ['import students https://a.org/secret', 'Students come from a file alone: everybody who'],
    ['import links a.csv https://a.org/secret', 'Expected 1 argument but got 2. Put text with'],
    ['message --everyone', 'The text of the message is missing.'],
    ['message --everyone Class moved', 'got 2. Put text with blanks between quotation marks.'],
    ['message --everyone --remove Text', '--remove takes no text and no --until.'],
  ])('is refused with advice, before a school is looked for: %s', async (line, said) => {
    const { code, output } = await runNowhere(line)
    expect(code).toBe(1)
    expect(output).toContain(said)
    expect(output).toMatch(/^[^\n]+\nschool .*--help shows how to write it\.\n$/)
    expect(output).not.toContain('secret')
  })

  test('names its own help, as npm runs it', async () => {
    const { output } = await runNowhere('students move a@x.org', { npm_lifecycle_event: 'school' })
    expect(output).toMatch(/^npm run school -- students move --help shows/m)
  })
})

test.each([
  ['2027-03-02', 'start', '2027-03-01T16:00:00.000Z'],
  ['2027-03-02', 'end', '2027-03-02T16:00:00.000Z'],
  ['2027-03-02 00:30', 'start', '2027-03-01T16:30:00.000Z'],
  ['2027-03-02 00:30:12+01:00', 'end', '2027-03-01T23:30:12.000Z'],
] as const)('an export from or to %s has the whole day of the school: %s', (written, edge, utc) => {
  const manila = { timeZone: 'Asia/Manila', utcOffsets: [[0, 480]] } as const
  expect(readMoment(written, edge, manila)).toBe(utc)
})

/** As npm runs a command for which it has kept these options. */
const keeping = (kept: Record<string, string>) => ({
  npm_lifecycle_event: 'school',
  ...Object.fromEntries(Object.entries(kept).map(([name, set]) => [`npm_config_${name}`, set])),
})

describe('an option that npm has kept for itself', () => {
  test.each([
    ['import links n.csv', { dry_run: 'true' }, 'npm run school "--" import links n.csv --dry-run'],
    ['export tasks x.csv', { cohort: 'C 7' }, '"--" export tasks x.csv --cohort="C 7"'],
    ['import links https://a.org/secret', { dry_run: 'true' }, 'links "https://…" --dry-run'],
    ['students erase a@x.org --yes', { keep_submissions: 'true' }, '--yes --keep-submissions'],
    ['students erase a@x.org', { yes: 'true' }, 'npm_config_yes has it: remove it there'],
    ['students move a@x.org', { cohort: 'C 7' }, '"--" students move a@x.org --cohort="C 7"'],
  ])('is refused, with the line to type: %s, %j', async (line, kept, said) => {
    const { code, output } = await runNowhere(line, keeping(kept))
    expect([code, output]).toEqual([1, expect.stringContaining(said)])
  })

  test.each([
    ['import students n.csv --dry-run', { dry_run: 'true' }],
    ['export links x.csv', { yes: 'true', force: 'true' }],
    ['students erase a@x.org', { yes: '' }],
  ])('matters only to the command that has it and did not get it: %s', async (line, kept) => {
    expect((await runNowhere(line, keeping(kept))).output).toContain('There is no school')
  })

  test('is nothing where npm does not run the command', async () => {
    const { output } = await runNowhere('backup a.sqlite', { npm_config_force: 'true' })
    expect(output).toContain('no school')
  })
})
