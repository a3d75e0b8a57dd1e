import * as z from 'zod'
import { text } from './text.ts'

// The fields of cards and pages. The examples are what a person is told to write instead.

const link = z
  .strictObject({
    key: text.meta({ example: 'key: class_link' }).optional(),
    address: text.meta({ example: 'address: https://example.org/form' }).optional(),
    note: text.meta({ example: 'note: Your main class' }).optional(),
  })
  .refine((value) => value.key !== undefined || value.address !== undefined, {
    error: 'This link has neither a key nor an address.',
  })

const fact = z.strictObject({
  label: text.meta({ example: 'label: Account number' }),
  value: text.meta({ example: 'value: "0123456789"' }),
  copy: z.boolean().meta({ example: 'copy: true' }).optional(),
})

const icon = text.meta({ example: 'icon: video' }).optional()

export const cardSchema = z.strictObject({
  title: text.meta({ example: 'title: Class Link' }),
  description: text.meta({ example: 'description: Join your class.' }),
  icon,
  facts: z
    .array(fact.meta({ example: '- label: Account number' }))
    .min(1)
    .meta({ example: 'facts:, and below it, two spaces in, - label: Account number' })
    .optional(),
  links: z
    .array(link.meta({ example: '- key: class_link' }))
    .min(1)
    .meta({ example: 'links:, and below it, two spaces in, - key: class_link' }),
})

export const pageSchema = z.strictObject({
  title: text.meta({ example: 'title: Classes' }),
  intro: text.meta({ example: 'intro: Everything you need to join your classes.' }),
  icon,
  cards: z
    .array(text.meta({ example: '- class-link' }))
    .meta({ example: 'cards:, and below it, two spaces in, - class-link' })
    .optional(),
  contents: z.boolean().meta({ example: 'contents: true' }).optional(),
  public: z.boolean().meta({ example: 'public: true' }).optional(),
})

export type CardFields = z.output<typeof cardSchema>
