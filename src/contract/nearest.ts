import { closestMatch } from 'leven'

/** The time of a comparison grows with the square of the words' length. */
const LONGEST_WORD = 255

/** The nearest of the words, which differs by one or two letters; null if there is none. */
export function nearest(word: string, words: Iterable<string>): string | null {
  // Another number is not a typing error: class_link_1 is another link than class_link_2.
  const alike = [...words].filter((name) => digitsOf(name) === digitsOf(word))
  if (word.length > LONGEST_WORD) return null
  const maxDistance = word.length < 4 ? 0 : Math.min(2, Math.round(word.length / 3))
  const small = alike.map((name) => name.toLowerCase())
  const match = closestMatch(word.toLowerCase(), small, { maxDistance })
  return match === undefined ? null : (alike[small.indexOf(match)] ?? null)
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}
