import { closestMatch } from 'leven'

/** The known word that a word was meant to be, but for a slip of a letter or two; null when none is so near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  // A 1 in place of a 2 is no typing error: class_link_1 is another link.
  const alike = [...known].filter((name) => digitsOf(name) === digitsOf(word))
  const maxDistance = word.length < 4 ? 0 : Math.min(2, Math.round(word.length / 3))
  const small = alike.map((name) => name.toLowerCase())
  const match = closestMatch(word.toLowerCase(), small, { maxDistance })
  return match === undefined ? null : (alike[small.indexOf(match)] ?? null)
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}

/** 'Did you mean …?' with the nearest known word; null when none is near. */
export function suggest(word: string, known: Iterable<string>): string | null {
  const meant = nearest(word, known)
  return meant === null ? null : `Did you mean ${meant}?`
}

/** The nearest of the known names, or all of them. @param what names the list, as in 'The link keys' */
export function suggestOf(what: string, name: string, known: readonly string[]): string {
  return suggest(name, known) ?? `${what} are ${known.join(', ')}.`
}
