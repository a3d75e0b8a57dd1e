import { nearest } from '../../src/contract/nearest.ts'

/** 'Did you mean …?' with the nearest known word; null if none is near. */
export function suggest(word: string, known: Iterable<string>): string | null {
  const meant = nearest(word, known)
  return meant === null ? null : `Did you mean ${meant}?`
}

/** Suggests the nearest of the known names, or lists them all. @param what such as 'The link keys' */
export function suggestOf(what: string, name: string, known: readonly string[]): string {
  return suggest(name, known) ?? `${what} are ${known.join(', ')}.`
}
