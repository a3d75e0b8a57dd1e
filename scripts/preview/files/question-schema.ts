import * as z from 'zod'
import { NAME, PICTURE_NAME } from '../content-file.ts'

const page = z.string().regex(new RegExp(`^${NAME}$`))
const card = z.string().regex(new RegExp(`^${NAME}/${NAME}$`))
const text = z.string().regex(new RegExp(`^content/(?!mail/)${NAME}/${NAME}\\.md$`))
const picture = z.string().regex(new RegExp(`^content/${NAME}/${PICTURE_NAME}$`))
const pictureName = z.string().regex(new RegExp(`^${PICTURE_NAME}$`))
const typed = z.string().max(300)

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rename-card'), card, name: typed }),
  z.strictObject({ kind: z.literal('move-card'), card, page }),
  z.strictObject({ kind: z.literal('remove-card'), card, unlink: z.boolean() }),
  z.strictObject({ kind: z.literal('rename-page'), page, name: typed }),
  z.strictObject({ kind: z.literal('remove-page'), page, unlink: z.boolean() }),
  z.strictObject({ kind: z.literal('new-card'), page, title: typed }),
  z.strictObject({ kind: z.literal('new-page'), name: typed, title: typed }),
  z.strictObject({
    kind: z.literal('add-picture'),
    file: text,
    name: pictureName,
    data: z.base64(),
    words: typed.nullable(),
  }),
  z.strictObject({ kind: z.literal('remove-picture'), file: picture }),
])

export const questionSchema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('plan'), change }),
  z.strictObject({ ask: z.literal('do'), change, agreed: z.string() }),
  z.strictObject({ ask: z.literal('undo'), undo: z.string() }),
  z.strictObject({ ask: z.literal('pictures'), page, called: typed, ending: typed }),
])
