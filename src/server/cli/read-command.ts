import { parseArgs } from 'node:util'
import { cleanKey } from '../../contract/key.ts'
import type { Command } from './command.ts'
import { keptByNpm } from './kept-by-npm.ts'
import { suggest } from './suggest.ts'
import { wrong, type Verb } from './verb.ts'
import { TEXTS, VERBS } from './verbs.ts'

type Env = Readonly<Record<string, string | undefined>>

/** @param words the arguments */
export function readCommand(words: readonly string[], env: Env = {}): Command {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    return { kind: 'help' }
  }
  const [name, ...rest] = words
  if (name === undefined) return wrong('A command is missing.')
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (verb === undefined) return wrong(`There is no '${name}'.${suggest(name, Object.keys(VERBS))}`)
  const { subjects } = verb
  const [subject = '', ...more] = rest
  if (subjects === undefined || subjects.includes(subject)) {
    const options = verb.options(subject)
    const kept = keptByNpm(options, words, env)
    if (kept !== null) return wrong(kept)
    return readVerb(verb, options, subjects === undefined ? rest : more, subject)
  }
  const what = ['students', 'tasks'].includes(name) ? 'do' : name
  const one = `Say what to ${what}: ${subjects.join(', ')}.`
  return wrong(subject === '' ? one : `${one}${suggest(subject, subjects)}`)
}

function readVerb(
  verb: Verb,
  known: readonly string[],
  words: readonly string[],
  subject: string,
): Command {
  const options = Object.fromEntries(
    known.map((name) => [name, { type: TEXTS.has(name) ? 'string' : 'boolean' } as const]),
  )
  const { tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given: string[] = []
  const values: Record<string, string | boolean> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    if (!known.includes(token.name)) return wrong(unknownOption(token.rawName, known))
    const needsText = TEXTS.has(token.name)
    // A dash in a cell removes something: as the name of a cohort it would mean everyone.
    if (needsText && ['', '-'].includes(cleanKey(token.value ?? ''))) {
      return wrong(`${token.rawName} needs a value.`)
    }
    if (!needsText && token.value !== undefined) {
      return wrong(`${token.rawName} takes no value such as '${token.value}'.`)
    }
    values[token.name] = token.value ?? true
  }
  return verb.read(given, values, subject)
}

function unknownOption(written: string, known: readonly string[]): string {
  const options = known.map((name) => `--${name}`)
  if (options.length === 0) return `There is no option ${written} here.`
  const advice = suggest(written, options) || ` There are: ${options.join(', ')}.`
  return `There is no option ${written} here.${advice}`
}
