import { nearest } from '../../src/contract/nearest.ts'

/** 'Did you mean …?' with the nearest of the words; null if none is near. */
export function suggest(word: string, words: Iterable<string>): string | null {
  const meant = nearest(word, words)
  return meant === null ? null : `Did you mean ${meant}?`
}

/** Suggests the nearest of the names, or lists them all. @param what such as 'The link keys' */
export function suggestOf(what: string, name: string, names: readonly string[]): string {
  return suggest(name, names) ?? `${what} are ${names.join(', ')}.`
}
