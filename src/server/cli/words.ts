import { WrongCommand, type Given } from './command.ts'
import { withoutSecret } from './sheets/address.ts'

// The words of a command that are no options.

/** @throws {WrongCommand} unless there is exactly one */
export function oneFile({ words: [file, another] }: Given): string {
  if (file === undefined) throw new WrongCommand('The name of the file is missing.')
  if (another === undefined) return file
  throw new WrongCommand(`Only one file is possible, without '${withoutSecret(another)}'.`)
}

/** @throws {WrongCommand} with the advice unless there is exactly one */
export function oneWord({ words: [word, ...more] }: Given, advice: string): string {
  if (word === undefined || more.length > 0) throw new WrongCommand(advice)
  return word
}

/** @throws {WrongCommand} when there is none */
export function addresses({ words }: Given): readonly string[] {
  if (words.length === 0) throw new WrongCommand('Name one address or several.')
  return words
}

/** @throws {WrongCommand} when there is a word that is no option */
export function noWords({ words: [word] }: Given): void {
  if (word !== undefined) throw new WrongCommand(`'${word}' is not understood here.`)
}
