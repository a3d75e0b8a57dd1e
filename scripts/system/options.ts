import { parseArgs, type ParseArgsConfig } from 'node:util'
import { keptByNpm } from '../../src/server/settings/kept-by-npm.ts'
import { suggest } from '../content/suggest.ts'
import { Refused } from './refused.ts'

/**
 * Parses a command's options with parseArgs.
 * @throws {Refused} when they are invalid, or npm has kept them
 */
export function readOptions<const Config extends ParseArgsConfig>(config: Config) {
  const words = config.args ?? process.argv.slice(2)
  const keptOption = keptByNpm(Object.keys(config.options ?? {}), words)
  if (keptOption !== null) throw new Refused(keptOption)
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Refused(explain(error, Object.keys(config.options ?? {})), { cause: error })
  }
}

/** Runs a command. The exit code is 1 if it returns false, or is refused, which it prints. */
export async function runCommand(work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function explain(error: TypeError, known: readonly string[]): string {
  const code = 'code' in error ? error.code : ''
  const word = /'(?:-\w, )?([^' ]+)/.exec(error.message)?.[1] ?? ''
  const options = known.map((name) => `--${name}`)
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const advice = suggest(word, options) ?? `The options are ${options.join(', ')}.`
    return `There is no option ${word}. ${advice}`
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    return `${word} is not understood here. The options are ${options.join(', ')}.`
  }
  return `The option ${word} is not used like this.`
}
