import * as z from 'zod'
import { STORED_LINK_FIELDS } from '../../src/contract/links.ts'

/*
 * The shape of everything under content/, written once: types are inferred from it, and the
 * examples are what a person is told to write where a field is missing or wrong.
 */

const text = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1))

const link = z
  .strictObject({
    key: text.meta({ example: 'key: class_link' }).optional(),
    address: text.meta({ example: 'address: https://example.org/form' }).optional(),
    note: text.meta({ example: 'note: Your main class' }).optional(),
  })
  .refine((value) => value.key !== undefined || value.address !== undefined, 'key or address')

export const cardSchema = z.strictObject({
  title: text.meta({ example: 'title: Class Link' }),
  description: text.meta({ example: 'description: Join your class.' }),
  links: z
    .array(link.meta({ example: '- key: class_link' }))
    .min(1)
    .meta({ example: 'links:, and below it, two spaces in, - key: class_link' }),
})

export const pageSchema = z.strictObject({
  title: text.meta({ example: 'title: Classes' }),
  intro: text.meta({ example: 'intro: Everything you need to join your classes.' }),
  cards: z
    .array(text.meta({ example: '- class-link' }))
    .meta({ example: 'cards:, and below it, two spaces in, - class-link' })
    .optional(),
  contents: z.boolean().meta({ example: 'contents: true' }).optional(),
  public: z.boolean().meta({ example: 'public: true' }).optional(),
})

const field = z.enum(STORED_LINK_FIELDS).meta({ example: '"cloud_link"' })
const fields = z.array(field).min(1).meta({ example: '"fields": ["cloud_link"]' })

export const linksSchema = z.strictObject({
  links: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: text.meta({ example: '"default": "/mentor-tasks"' }).optional(),
      }),
    )
    .meta({ example: '"links": { "cloud_link": { "fields": ["cloud_link"] } }' }),
  values: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: text.meta({ example: '"default": "To be updated"' }).optional(),
      }),
    )
    .meta({ example: '"values": { "lesson_time": { "fields": ["lesson_time"] } }' }),
})

export const figuresSchema = z.record(
  z.string(),
  z.strictObject({
    value: z.union([text, z.number()]).meta({ example: '"value": 10' }),
    unit: text.meta({ example: '"unit": "minutes"' }).optional(),
  }),
)

export const navigationSchema = z
  .array(
    z.strictObject({
      page: text.meta({ example: '"page": "classes"' }).optional(),
      action: z.literal('logout').meta({ example: '"action": "logout"' }).optional(),
      label: text.meta({ example: '"label": "Classes"' }),
      highlight: z
        .array(text.meta({ example: '"/tasks"' }))
        .min(1)
        .meta({ example: '"highlight": ["/tasks"]' })
        .optional(),
    }),
  )
  .min(1)

export const siteSchema = z.strictObject({
  name: text.meta({ example: '"name": "Meridian School of Technology"' }),
  mentorLogin: text.meta({ example: '"mentorLogin": "https://example.org/mentor-login"' }),
  alternatePortal: text.meta({ example: '"alternatePortal": "https://example.org/portal"' }),
  timeZone: text.meta({ example: '"timeZone": "Africa/Lagos"' }),
  support: z
    .strictObject({
      email: text.meta({ example: '"email": "support@example.org"' }),
      phone: text.meta({ example: '"phone": "+234 800 000 0000"' }),
      hours: text.meta({ example: '"hours": "Monday to Friday, 9 AM to 5 PM"' }),
    })
    .meta({ example: '"support": { "email": …, "phone": …, "hours": … }' }),
  chat: z
    .strictObject({
      kind: z.enum(['contacts', 'frame', 'script']).meta({ example: '"kind": "contacts"' }),
      address: text.meta({ example: '"address": "https://example.org/chat"' }).optional(),
    })
    .meta({ example: '"chat": { "kind": "contacts" }' }),
})

export type CardFields = z.output<typeof cardSchema>
export type PageFields = z.output<typeof pageSchema>
export type LinksFile = z.output<typeof linksSchema>
export type FiguresFile = z.output<typeof figuresSchema>
export type NavigationFile = z.output<typeof navigationSchema>
export type SiteFile = z.output<typeof siteSchema>
