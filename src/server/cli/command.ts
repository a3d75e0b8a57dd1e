import { suggest } from './suggest.ts'

const IMPORTS = ['students', 'links', 'messages', 'tasks'] as const
export type ImportName = (typeof IMPORTS)[number]

/** What the tool was asked to do. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'import'; readonly what: ImportName; readonly file: string }
  | { readonly kind: 'export'; readonly file: string }
  | { readonly kind: 'wrong'; readonly message: string }

/** @param words what follows the name of the program */
export function readCommand(words: readonly string[]): Command {
  if (words.some((word) => word === '--help' || word === '-h' || word === 'help')) {
    return { kind: 'help' }
  }
  const [verb, what, file, ...more] = words
  if (verb === undefined) return wrong('Say what to do.')
  if (verb !== 'import' && verb !== 'export') {
    return wrong(`There is no '${verb}'.${suggest(verb, ['import', 'export'])}`)
  }
  const known: readonly string[] = verb === 'import' ? IMPORTS : ['submissions']
  if (what === undefined || !known.includes(what)) {
    const one = `Say what to ${verb}: ${known.join(', ')}.`
    return wrong(what === undefined ? one : `${one}${suggest(what, known)}`)
  }
  if (file === undefined) return wrong('Say which file.')
  if (more.length > 0) return wrong(`One file at a time, please: what is '${more[0]}'?`)
  if (verb === 'export') return { kind: 'export', file }
  return { kind: 'import', what: what as ImportName, file }
}

function wrong(message: string): Command {
  return { kind: 'wrong', message }
}
