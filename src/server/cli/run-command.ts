import { CommanderError, Help, type Command } from 'commander'
import { WrongCommand, type Context, type Report } from './command.ts'
import { addCommands } from './commands.ts'
import { keptByNpm, schoolCommand } from '../settings/kept-by-npm.ts'
import { isSheetAddress } from './sheets/fetch-sheet.ts'
import { SchoolCommand } from './school-command.ts'

/**
 * Runs a command, or says why it means nothing, and what to write.
 * @param words the arguments
 * @returns whether all is well
 */
export async function runCommand(words: readonly string[], context: Context): Promise<boolean> {
  const { env, terminal } = context
  let isWell = true
  const school = createProgram(context, (report) => {
    if (typeof report === 'boolean') isWell = report
    else for (const line of report) terminal.log(line)
  })
  const command = namedBy(words, school)
  try {
    const options = command.options.map((option) => option.name())
    // Whoever has a sheet's address can read the sheet.
    const printed = words.map((word) => (isSheetAddress(word) ? 'https://…' : word))
    const kept = keptByNpm(options, words[0] === 'import' ? printed : words, env)
    if (kept !== null) throw new WrongCommand(kept)
    await school.parseAsync(words, { from: 'user' })
    return isWell
  } catch (error) {
    if (error instanceof WrongCommand) terminal.error(error.message)
    else if (!(error instanceof CommanderError)) throw error
    else if (error.code.startsWith('commander.help')) return error.exitCode === 0
    else terminal.error(sentenceOf(error))
    terminal.error(`${pathOf(command)} --help shows how to write it.`)
    return false
  }
}

/** A program that writes to the terminal of the context, and never ends the process. */
function createProgram(context: Context, report: (said: Report) => void): Command {
  const { env, terminal } = context
  const name = schoolCommand(env)
  const school = new SchoolCommand(name, context, report)
    .description("Manages a school's data, also while the server is running.")
    .helpOption('-h, --help', 'shows this help')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.log(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
      outputError: () => {},
    })
    .configureHelp({
      subcommandTerm: (command) => pathOf(command).slice(name.length + 1),
      formatHelp: (command, help) =>
        new Help().formatHelp(command, Object.assign(help, { visibleCommands: leavesOf })),
    })
    .addHelpText(
      'after',
      `\n${name} COMMAND --help shows the options and tables of a command.\n\n${PLACES}`,
    )
  addCommands(school, context)
  return school
}

const PLACES = `PORTAL_DATA names the data folder, by default .data in this folder.
DATABASE_URL names a PostgreSQL database to use instead.`

/** The command that the words begin with, as far as they name one. */
function namedBy([word, ...more]: readonly string[], command: Command): Command {
  const next = command.commands.find((one) => one.name() === word)
  return next === undefined ? command : namedBy(more, next)
}

/** As an administrator types it. */
function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`
}

/** Those of a group stand beside the others in the help. */
function leavesOf({ commands }: Command): Command[] {
  return commands.flatMap((one) => (one.commands.length > 0 ? leavesOf(one) : [one]))
}

/** It prints no address, because everybody who knows where a sheet is can read it. */
function sentenceOf({ message }: CommanderError): string {
  const sentence = message
    .replace(/^error: /, '')
    .replace(/^option '(\S+) .*' argument missing$/, '$1 needs a value')
    .replace(/^(too many arguments[^:]*): .*$/s, '$1. Put text with blanks between quotation marks')
    .replace(/:\/\/.*'/s, "://…'")
    .replace(/\n\((.*)\)$/, '. $1')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/[^?]$/, '$&.')}`
}
