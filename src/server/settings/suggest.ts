import { nearest } from '../../contract/nearest.ts'

/** ' Did you mean …?' with the nearest of the words; '' if none is near. */
export function suggest(word: string, words: Iterable<string>): string {
  const meant = nearest(word, words)
  return meant === null ? '' : ` Did you mean '${meant}'?`
}
