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
    ['import student a.csv', "students, links, messages, tasks. Did you mean 'students'?"],
    ['import students', 'The name of the file is missing.'],
    ['import students a.csv --dryrun', "no option --dryrun here. Did you mean '--dry-run'?"],
    ['import tasks a.csv --overwrite-passwords', 'There are: --dry-run, --new, --replace.'],
    ['backup a.sqlite --force=no', "--force takes no value such as 'no'."],
    ['export tasks a.csv --cohort', '--cohort needs a value.'],
    ['export submissions a.csv --from 2026-02-30', "'2026-02-30' must be a day such as"],
    ['students erase', 'Name one address or several.'],
    ['move-to', 'Name the address of the database: postgres://'],
    ['set links class_link=/a', "Say for whom: --everyone, --cohort 'Cohort 7' or --student"],
    ['set links --everyone --cohort C class_link=/a', 'Say for whom: '],
    ['set links --cohort - class_link=/a', '--cohort needs a value.'],
    ['set links --everyone', 'Name one link or several: class_link=https://…'],
    ['set links --everyone class_link', "Write class_link=https://… instead of 'class_link'."],
    ['set links --everyone a=', 'a= has no address. a=- removes the link.'],
    ['set links --everyone a=/a A=/b', 'a appears twice.'],
    ['tasks remove --lesson 3', "Name the task: --cohort 'Cohort 7' --lesson 3"],
    ['students move a@x.org', "Name the new cohort: --cohort 'Cohort 8'"],
    ['import links http://a.org/s', "A sheet's address must begin with https://."],
    ['import students https://a.org/secret', 'Students come from a file alone: everybody who'],
    ['import links a.csv https://a.org/secret', "Only one file is possible, without 'https://…'."],
    ['message --everyone', 'The text of the message is missing.'],
    ['message --everyone Class moved', "Put the text between quotation marks: 'Tonight at 8 PM'"],
    ['message --everyone --remove Text', '--remove takes no text and no --until.'],
  ])('is refused with advice: %s', async (line, said) => {
    const refusal = await run(line).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(WrongCommand)
    expect(String(refusal)).toContain(said)
    expect(String(refusal)).not.toContain('secret')
  })
})

test('an end of a period is a day, of which an export has all, or a moment', () => {
  expect(readMoment('2026-03-09', 'start')).toBe('2026-03-09T00:00:00.000Z')
  expect(readMoment('2026-03-09', 'end')).toBe('2026-03-10T00:00:00.000Z')
  expect(readMoment('2026-03-09T18:00+01:00', 'end')).toBe('2026-03-09T17:00:00.000Z')
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
  ])('is refused, with the line to type: %s, %j', async (line, kept, said) => {
    await expect(run(line, keeping(kept))).rejects.toThrow(said)
  })

  test.each([
    ['import students n.csv --dry-run', { dry_run: 'true' }],
    ['export links x.csv', { yes: 'true', force: 'true' }],
    ['students erase a@x.org', { yes: '' }],
  ])('matters only to the command that has it and did not get it: %s', async (line, kept) => {
    await expect(run(line, keeping(kept))).rejects.toThrow('There is no school')
  })

  test('is nothing where npm does not run the command', async () => {
    await expect(run('backup a.sqlite', { npm_config_force: 'true' })).rejects.toThrow('no school')
  })
})
