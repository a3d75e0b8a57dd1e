import * as v from 'valibot'
import type {
  Clashes,
  Content,
  Folder,
  Proposed,
  Served,
  Tried,
  TriedProblem,
  WordChanges,
  Wording,
} from './exchange.ts'

// What the preview's page asks of its local server, and the replies. Each is a POST to /preview/ and its name.
// A refusal is a sentence for the writer.

/** The path of a Markdown file, such as content/classes/class-link.md. */
const file = v.string()

/** Null removes the field. */
const fieldValue = v.union([v.string(), v.array(v.string()), v.boolean(), v.null()])
const list = v.array(
  v.strictObject({
    /** Its index in the file's list; null for a new item. */
    from: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    values: v.record(v.string(), fieldValue),
  }),
)

/** The changes to a file. */
const saving = v.strictObject({
  file,
  /** The version that they change. */
  version: v.string(),
  /** The changed fields by their names, joined by dots; a changed list with all its items. */
  fields: v.record(v.string(), v.union([fieldValue, list])),
  /** Null if it did not change. */
  body: v.nullable(v.string()),
})

/** A figure that texts mention. */
const figure = v.object({
  name: v.string(),
  value: v.pipe(v.string(), v.trim()),
  /** Null if it has none. */
  unit: v.nullable(v.string()),
})

export const PICTURE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'] as const

/** Any file of content/. */
const contentFile = v.pipe(v.string(), v.regex(/^content\/(?:[^./][^/]*\/)*[^./][^/]*$/))
const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/))

const NO_AUTHOR = 'Type a name and an email address.'

export const REQUESTS = {
  content: v.null(),
  wording: v.strictObject({ file }),
  save: saving,
  try: saving,
  picture: v.strictObject({
    /** The text below which it stands. */
    file,
    /** The name on the writer's computer, without its ending. */
    name: v.string(),
    ending: v.picklist(PICTURE_ENDINGS),
    /** The bytes in base64. */
    data: v.pipe(v.string(), v.base64()),
  }),
  card: v.strictObject({
    page: v.string(),
    title: v.pipe(v.string(), v.trim(), v.nonEmpty('Type the title of the card.')),
  }),
  reshape: v.strictObject({
    /** A card, such as payments/receipt-upload, or a page. */
    id: v.string(),
    /** Its new name; null removes it. */
    to: v.nullable(v.string()),
    /** Without it, the reply only tells what would change. */
    isSure: v.boolean(),
  }),
  figures: v.null(),
  'save-figures': v.array(figure),
  fetch: v.null(),
  folder: v.null(),
  served: v.null(),
  words: v.strictObject({
    file: contentFile,
    from: commit,
    /** Null for the saved words. */
    to: v.nullable(commit),
  }),
  propose: v.strictObject({
    /** The writer's description of the change. */
    sentence: v.pipe(v.string(), v.trim(), v.nonEmpty('Say in a sentence what you changed.')),
    files: v.array(v.string()),
    /** Null if Git knows the writer's name. */
    author: v.nullable(
      v.strictObject({
        name: v.pipe(v.string(), v.trim(), v.nonEmpty(NO_AUTHOR)),
        email: v.pipe(v.string(), v.trim(), v.email(NO_AUTHOR)),
      }),
    ),
  }),
  'throw-away': v.strictObject({ file: contentFile }),
  withdraw: v.strictObject({
    /** Whether the proposed words stay, as saved ones. */
    keep: v.boolean(),
  }),
  'take-in': v.strictObject({
    what: v.picklist(['accepted', 'corrections']),
    /** Which version to keep of each file that both sides changed. */
    answers: v.record(v.string(), v.picklist(['mine', 'theirs'])),
    /** What the questions were about; null before the first question. */
    about: v.nullable(v.string()),
  }),
  undo: v.null(),
  'forget-step': v.null(),
}

export type Saving = v.InferInput<typeof saving>
export type Figure = v.InferInput<typeof figure>
export type SavedValue = v.InferInput<typeof fieldValue>
export type SavedList = v.InferInput<typeof list>

export type RequestName = keyof typeof REQUESTS
/** A request: the same type on both sides. */
export type Sent<Name extends RequestName> = v.InferInput<(typeof REQUESTS)[Name]>

export type Replies = {
  readonly content: Content
  readonly wording: Wording
  readonly save: Wording
  readonly try: Tried
  /** The name of its file. */
  readonly picture: { readonly name: string }
  readonly card: { readonly file: string }
  /** A line for each file and place that changes, and for each place that must be corrected afterwards. */
  readonly reshape: { readonly told: readonly string[] }
  readonly figures: readonly Figure[]
  /** The mistakes, each with the name of its figure as its field; nothing is saved if there are any. */
  readonly 'save-figures': readonly TriedProblem[]
  readonly fetch: null
  readonly folder: Folder
  readonly served: Served
  readonly words: WordChanges
  /** Null if Git does not know the writer's name. */
  readonly propose: Proposed | null
  readonly 'throw-away': null
  readonly withdraw: null
  /** What must be answered first; null if everything is in the folder. */
  readonly 'take-in': Clashes | null
  readonly undo: null
  readonly 'forget-step': null
}
