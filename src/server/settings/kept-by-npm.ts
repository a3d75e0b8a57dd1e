import type { Env } from './settings-file.ts'

/** What an administrator types: npm run school in the project's folder, or the command of deploy/school. */
export function schoolCommand(env: Env): string {
  return env['npm_lifecycle_event'] === undefined ? 'school' : 'npm run school --'
}

/** Options of npm itself, which may also stand in an .npmrc. */
const OPTIONS_OF_NPM = new Set(['all', 'dry-run', 'force', 'yes'])

/**
 * npm keeps options for itself that stand before `--`, and PowerShell removes a `--` without quotes: without a word,
 * `npm run school import students.csv --dry-run` would import. npm shows them as npm_config_…, which is never obeyed.
 * @param options all options of the command, without dashes
 * @param words the arguments that the command got
 * @returns what to type instead; null if npm kept none
 */
export function keptByNpm(
  options: readonly string[],
  words: readonly string[],
  env: Env = process.env,
): string | null {
  const script = env['npm_lifecycle_event']
  if (script === undefined) return null
  const values = options.flatMap((name) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`] ?? ''
    const isGiven = words.some((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    return value === '' || isGiven ? [] : [{ name, value }]
  })
  if (values.length === 0) return null
  const kept = values.map(({ name, value }) =>
    value === 'true' ? `--${name}` : `--${name}=${quoted(value)}`,
  )
  const line = ['npm run', script, '"--"', ...words.map(quoted), ...kept].join(' ')
  const elsewhere = values.filter(({ name }) => OPTIONS_OF_NPM.has(name))
  return [
    `npm has kept ${kept.join(' ')} for itself, so nothing was done. Write "--" before the options:`,
    line,
    ...elsewhere.map(
      ({ name }) =>
        `If you did not write --${name}, an .npmrc or the variable npm_config_${name.replaceAll('-', '_')} has it: remove it there.`,
    ),
  ].join('\n')
}

function quoted(word: string): string {
  return /^[\w./:@+-]+$/.test(word) ? word : `"${word}"`
}
