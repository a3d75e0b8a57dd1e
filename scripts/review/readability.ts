/** The sentences of a few lines of text. */
export function sentencesOf(blocks: readonly string[]): string[] {
  return blocks.flatMap((block) =>
    [...SENTENCES.segment(block.replace(/^• /, ''))]
      .map(({ segment }) => segment.trim())
      .filter((sentence) => wordsOf(sentence).length > 0),
  )
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Words; an address or a figure counts as one. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s–—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Fewer words than this say nothing of how hard a text is. */
const ENOUGH_WORDS = 20

/**
 * Flesch's reading ease: about 100 for a children's book, 60 for plain English, below 30 for a
 * contract. Null for a text that is too short to tell.
 */
export function readingEase(blocks: readonly string[]): number | null {
  const sentences = sentencesOf(blocks)
  const words = sentences.flatMap(wordsOf)
  if (words.length < ENOUGH_WORDS) return null
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  // R. Flesch, A new readability yardstick, 1948
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
}

/** Groups of vowels, without a silent e at the end: near enough for an average. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
