import type { CorpusCard } from './corpus.ts'

/** A content tool as it is used from a shell, in a folder of its own that holds the corpus. */
export type Tool = {
  readonly name: string
  /** Its configuration, by path from the folder. */
  readonly files: Readonly<Record<string, string>>
  /** The programs, as arguments to Node. */
  readonly build: (folder: string) => readonly string[]
  readonly watch: (folder: string) => readonly string[]
  /** What the watching program prints once its first build is done. */
  readonly watching: string
  /** The file that holds the text of a card, by path from the folder. */
  readonly output: (card: CorpusCard) => string
  /** How many cards a finished build has put out. */
  readonly countCards: (folder: string, cards: readonly CorpusCard[]) => Promise<number>
}
