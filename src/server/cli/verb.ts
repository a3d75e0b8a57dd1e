import type { Command } from './command.ts'
import { withoutSecret } from './sheets/address.ts'

/** The options of a command, by name. */
export type Values = Readonly<Record<string, string | boolean | undefined>>

/** A first word, such as 'import'. */
export type Verb = {
  /** The words that can follow, such as 'students'. */
  readonly subjects?: readonly string[]
  readonly options: (subject: string) => readonly string[]
  /** @param words what is no option */
  readonly read: (words: readonly string[], values: Values, subject: string) => Command
}

/** A command line that means nothing, and what to write. */
export function wrong(message: string): Command {
  return { kind: 'wrong', message }
}

export function notUnderstood(word: string): Command {
  return wrong(`'${word}' is not understood here.`)
}

export function isSet(values: Values, name: string): boolean {
  return values[name] === true
}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** For a command with one file and no other words. */
export function oneFile(words: readonly string[], command: (file: string) => Command): Command {
  const [file, ...more] = words
  if (file === undefined) return wrong('The name of the file is missing.')
  if (more.length > 0)
    return wrong(`Only one file is possible, without '${withoutSecret(more[0])}'.`)
  return command(file)
}
