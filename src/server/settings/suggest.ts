import { nearest } from '../../contract/nearest.ts'

/** ' Did you mean …?' with the nearest known word; '' if none is near. */
export function suggest(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known)
  return meant === null ? '' : ` Did you mean '${meant}'?`
}
