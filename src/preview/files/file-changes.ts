// What the preview's server and its page send each other about whole files: cards, pages, pictures.

/** What a writer wants to do with a card or a page. A card's id is its page and its name: payments/receipt-upload. */
export type FileChange =
  | { readonly kind: 'rename-card'; readonly card: string; readonly name: string }
  | { readonly kind: 'move-card'; readonly card: string; readonly page: string }
  | { readonly kind: 'remove-card'; readonly card: string; readonly unlink: boolean }
  | { readonly kind: 'rename-page'; readonly page: string; readonly name: string }
  | { readonly kind: 'remove-page'; readonly page: string; readonly unlink: boolean }
  | { readonly kind: 'new-card'; readonly page: string; readonly title: string }
  | { readonly kind: 'new-page'; readonly name: string; readonly title: string }
  | {
      readonly kind: 'add-picture'
      /** The text that shows it. */
      readonly file: string
      readonly name: string
      /** Its bytes, in base64. */
      readonly data: string
      /** What it shows, where it is put at the end of the text; null where the writer places it. */
      readonly words: string | null
    }
  | { readonly kind: 'remove-picture'; readonly file: string }

/** A line of a file. */
export type LineOfFile = { readonly file: string; readonly line: number; readonly words: string }

/** What a change will do, for the writer to agree to. */
export type FilePlan = {
  /** Stands for everything that was read and will be written; another one when either changes. */
  readonly id: string
  /** What happens to the files themselves, a sentence each. */
  readonly does: readonly string[]
  /** Lines elsewhere that change with it. */
  readonly changes: readonly LineOfFile[]
  /** Links in sentences that lead to what goes away. */
  readonly links: readonly LineOfFile[]
  /** Lines that the writer has to change first. */
  readonly blocks: readonly LineOfFile[]
  /** Texts that say its title: they stay as they are, and may be wrong now. */
  readonly mentions: readonly LineOfFile[]
}

/** What stands behind a change: what the preview is to show then. */
export type FilesDone = {
  /** Takes it back, once; null where that makes no sense. */
  readonly undo: string | null
  readonly said: string
  /** Such as card:payments/receipts; null where what is shown may stay. */
  readonly show: string | null
  /** The files that have another name now. */
  readonly renamed: readonly (readonly [from: string, to: string])[]
}

export type Refusal = {
  readonly kind: 'refused'
  readonly message: string
  /** What to type instead. */
  readonly instead?: string
}

export type PlanReply = ({ readonly kind: 'plan' } & FilePlan) | Refusal

export type DoneReply =
  | ({ readonly kind: 'done' } & FilesDone)
  /** Content is not any more what the writer agreed to. */
  | ({ readonly kind: 'plan' } & FilePlan)
  | Refusal

/** A picture that lies beside the texts of a page. */
export type PictureFile = {
  readonly file: string
  readonly bytes: number
  /** The files that show it. */
  readonly shownIn: readonly string[]
}

export type PicturesReply = {
  readonly pictures: readonly PictureFile[]
  /** What a picture of this name will be called. */
  readonly name: string
}

/** What the page asks for. */
export type FilesQuestion =
  | { readonly ask: 'plan'; readonly change: FileChange }
  | { readonly ask: 'do'; readonly change: FileChange; readonly agreed: string }
  | { readonly ask: 'undo'; readonly undo: string }
  | {
      readonly ask: 'pictures'
      readonly page: string
      /** The name that a new one has now, and how its kind ends. */
      readonly called: string
      readonly ending: string
    }

export const FILES_PATH = '/preview/files'
