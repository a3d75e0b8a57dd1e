import { describe, expect, test } from 'vitest'
import { WrongCommand } from '../../../src/server/cli/command.ts'
import { readMoment } from '../../../src/server/cli/read-moment.ts'
import { runCommand } from '../../../src/server/cli/run-command.ts'
import { createPasswords } from '../../../src/server/security/password.ts'

const passwords = createPasswords()

/** Runs a command where there is no school. */
const run = (line: string, env: Readonly<Record<string, string>> = {}) =>
  runCommand(line.split(' '), {
    env: { PORTAL_DATA: '/nowhere', ...env },
    terminal: console,
    passwords,
    input: process.stdin,
    output: process.stdout,
  })

describe('the command line of npm run school', () => {
  test.each(['--help', '-h', 'help', 'import --help'])('asks for help: %s', async (line) => {
    expect(await run(line)).toEqual([expect.stringMatching(/^Manages [^]*PORTAL_DATA/)])
  })

  test.each([
    ['imprt students a.csv', "There is no 'imprt'. Did you mean 'import'?"],
    ['toString', "There is no 'toString'."],
    [
      'import student a.csv',
      "Write one of these after import: students, links, messages, tasks. Did you mean 'students'?",
    ],
    ['import students', 'The name of the file is missing.'],
    [
      'import students a.csv --dryrun',
      "There is no option --dryrun here. Did you mean '--dry-run'?",
    ],
    [
      'import tasks a.csv --overwrite-passwords',
      'There is no option --overwrite-passwords here. There are: --dry-run, --new, --replace.',
    ],
    ['backup a.sqlite --force=no', "--force takes no value such as 'no'."],
    ['export tasks a.csv --cohort', '--cohort needs a value.'],
    [
      'export submissions a.csv --from 2026-02-30',
      "'2026-02-30' must be a day such as 2026-03-09, or 2026-03-09T18:00+01:00.",
    ],
    [
      'students delete a@x.org',
      'Write one of these after students: show, move, deactivate, activate, end-sessions, change-email, erase.',
    ],
    ['students erase', 'Name one address or several.'],
    [
      'move-to',
      'Name the address of the database: postgres://user@db.example.org/portal, its password in PGPASSWORD',
    ],
    [
      'set links class_link=/a',
      "Say for whom: --everyone, --cohort 'Cohort 7' or --student ADDRESS.",
    ],
    [
      'set links --everyone --cohort C class_link=/a',
      "Say for whom: --everyone, --cohort 'Cohort 7' or --student ADDRESS.",
    ],
    ['set links --cohort - class_link=/a', '--cohort needs a value.'],
    ['set links --everyone', 'Name one link or several: class_link=https://…'],
    ['set links --everyone class_link', "Write class_link=https://… instead of 'class_link'."],
    ['set links --everyone a=', 'a= has no address. a=- removes the link.'],
    ['set links --everyone a=/a A=/b', 'a appears twice.'],
    ['tasks remove --lesson 3', "Name the task: --cohort 'Cohort 7' --lesson 3"],
    ['students move a@x.org', "Name the new cohort: --cohort 'Cohort 8'"],
    ['import links http://a.org/s', "A sheet's address must begin with https://."],
    [
      'import students https://a.org/secret',
      'Students come from a file alone: everybody who knows where a sheet is can read it.',
    ],
    ['import links a.csv https://a.org/secret', "Only one file is possible, without 'https://…'."],
    ['message --everyone', 'The text of the message is missing.'],
    ['message --everyone Class moved', "Put the text between quotation marks: 'Tonight at 8 PM'"],
    ['message --everyone --remove Text', '--remove takes no text and no --until.'],
    ['import students a.csv b.csv', "Only one file is possible, without 'b.csv'."],
  ])('is refused with advice: %s', async (line, message) => {
    await expect(run(line)).rejects.toThrow(new WrongCommand(message))
  })
})

test('an end of a period is a day, of which an export has all, or a moment', () => {
  expect(readMoment('2026-03-09', 'start')).toBe('2026-03-09T00:00:00.000Z')
  expect(readMoment('2026-03-09', 'end')).toBe('2026-03-10T00:00:00.000Z')
  expect(readMoment('2026-03-09T18:00+01:00', 'end')).toBe('2026-03-09T17:00:00.000Z')
})

const underNpm = (kept: Record<string, string>) => ({ npm_lifecycle_event: 'school', ...kept })

describe('an option that npm has kept for itself', () => {
  test.each([
    [
      'import students n.csv',
      { npm_config_dry_run: 'true' },
      'npm run school "--" import students n.csv --dry-run',
    ],
    [
      'export students x.csv',
      { npm_config_cohort: 'Cohort 7' },
      'npm run school "--" export students x.csv --cohort="Cohort 7"',
    ],
    [
      'import links https://a.org/secret',
      { npm_config_dry_run: 'true' },
      'import links "https://…" --dry-run',
    ],
    [
      'students erase a@x.org --yes',
      { npm_config_keep_submissions: 'true' },
      'npm run school "--" students erase a@x.org --yes --keep-submissions',
    ],
    [
      'students erase a@x.org',
      { npm_config_yes: 'true' },
      'npm_config_yes has it: remove it there',
    ],
  ])('is refused, with the line to type: %s, %j', async (line, kept, said) => {
    await expect(run(line, underNpm(kept))).rejects.toThrow(said)
  })

  test.each([
    ['import students n.csv --dry-run', { npm_config_dry_run: 'true' }],
    ['export links x.csv', { npm_config_yes: 'true', npm_config_force: 'true' }],
    ['students erase a@x.org', { npm_config_yes: '' }],
  ])('matters only to the command that has it and did not get it: %s', async (line, kept) => {
    await expect(run(line, underNpm(kept))).rejects.toThrow('There is no school')
  })

  test('is nothing where npm does not run the command', async () => {
    await expect(run('backup a.sqlite', { npm_config_force: 'true' })).rejects.toThrow('no school')
  })
})
