/**
 * The known word that a word was meant to be, but for a slip of a letter or two; null when none is so
 * near. Advice is followed to the letter: a word that is only alike would be another fact.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Infinity
  for (const candidate of known) {
    const slips = slipsBetween(word.toLowerCase(), candidate.toLowerCase())
    if (slips < least) [best, least] = [candidate, slips]
  }
  return best
}

/** How many slips lie between two names; Infinity where they are two different ones. */
function slipsBetween(a: string, b: string): number {
  // Nobody types 1 for 2 by a slip: class_link_1 is another link.
  if (digitsOf(a) !== digitsOf(b)) return Infinity
  const [words, others] = [wordsOf(a), wordsOf(b)]
  const slips =
    words.length === others.length
      ? words.reduce((sum, word, index) => sum + slipsInWord(word, others[index] ?? ''), 0)
      : slipsInWord(a, b)
  return slips <= MOST_SLIPS ? slips : Infinity
}

const MOST_SLIPS = 2

function slipsInWord(a: string, b: string): number {
  const slips = editDistance(a, b)
  return slips <= Math.max(a.length, b.length) / 3 ? slips : Infinity
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u)
}

export function didYouMean(meant: string): string {
  return `Did you mean ${meant}?`
}

/** 'Did you mean …?' with the nearest known word; null when none is near. */
export function suggest(word: string, known: Iterable<string>): string | null {
  const meant = nearest(word, known)
  return meant === null ? null : didYouMean(meant)
}

/** How many letters to add, drop, change or swap with a neighbour to turn one word into the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + change,
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}
