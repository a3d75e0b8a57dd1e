import { parseArgs } from 'node:util'
import { cleanKey } from '../../contract/key.ts'
import { usageFor } from './built-portal.ts'
import { WrongCommand, type Command, type Context, type Given, type Report } from './command.ts'
import { COMMANDS } from './commands.ts'
import { keptByNpm } from './kept-by-npm.ts'
import { suggest } from './suggest.ts'

/**
 * @param words the arguments
 * @throws {WrongCommand} which says what to write instead
 */
export async function runCommand(words: readonly string[], context: Context): Promise<Report> {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    return [usageFor(context)]
  }
  const [first, second = ''] = words
  if (first === undefined) throw new WrongCommand('A command is missing.')
  const names = Object.keys(COMMANDS).map((name) => name.split(' '))
  const seconds = names.flatMap(([one, two]) => (one === first && two !== undefined ? two : []))
  const name = seconds.length === 0 ? first : `${first} ${second}`
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command !== undefined) {
    const options = command.options.map((option) => option.replace('=', ''))
    const kept = keptByNpm(options, words, context.env)
    if (kept !== null) throw new WrongCommand(kept)
    return command.run(parse(command, words.slice(name.split(' ').length)), context)
  }
  throw new WrongCommand(
    seconds.length === 0
      ? `There is no '${first}'.${suggest(first, new Set(names.flatMap(([one = '']) => one)))}`
      : `Write one of these after ${first}: ${seconds.join(', ')}.${suggest(second, seconds)}`,
  )
}

function parse({ options }: Command, args: readonly string[]): Given {
  const takesText = new Map(
    options.map((option) => [option.replace('=', ''), option.endsWith('=')]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      [...takesText].map(([name, isText]) => [name, { type: isText ? 'string' : 'boolean' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const words: string[] = []
  const texts: Record<string, string> = {}
  const flags = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const isText = takesText.get(name)
    if (isText === undefined) throw new WrongCommand(unknownOption(rawName, [...takesText.keys()]))
    // A dash in a cell removes something: as the name of a cohort it would mean everyone.
    if (isText && ['', '-'].includes(cleanKey(value ?? ''))) {
      throw new WrongCommand(`${rawName} needs a value.`)
    }
    if (!isText && value !== undefined) {
      throw new WrongCommand(`${rawName} takes no value such as '${value}'.`)
    }
    if (value === undefined) flags.add(name)
    else texts[name] = value
  }
  return { words, texts, flags }
}

function unknownOption(written: string, known: readonly string[]): string {
  const options = known.map((name) => `--${name}`)
  const all = options.length === 0 ? '' : ` There are: ${options.join(', ')}.`
  return `There is no option ${written} here.${suggest(written, options) || all}`
}
