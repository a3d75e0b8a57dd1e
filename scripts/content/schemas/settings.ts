import * as z from 'zod'
import { readAddress } from '../../../src/content/address.ts'
import { STORED_LINK_FIELDS } from '../../../src/contract/links.ts'
import { isColor } from '../theme/derive-accent.ts'
import { settingText, text } from './text.ts'

// The shapes of the JSON files. The examples are what a person is told to write instead.

const website = settingText.refine(
  (address) => ['web', undefined].includes(readAddress(address)?.kind),
  { error: 'This is not the address of a website.' },
)

const field = z.enum(STORED_LINK_FIELDS).meta({ example: '"cloud_link"' })
const fields = z.array(field).min(1).meta({ example: '"fields": ["cloud_link"]' })

export const linksSchema = z.strictObject({
  links: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText.meta({ example: '"default": "/mentor-tasks"' }).optional(),
      }),
    )
    .meta({ example: '"links": { "cloud_link": { "fields": ["cloud_link"] } }' }),
  values: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText.meta({ example: '"default": "To be updated"' }).optional(),
      }),
    )
    .meta({ example: '"values": { "lesson_time": { "fields": ["lesson_time"] } }' }),
})

export const figuresSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        value: z.union([settingText, z.number()]).meta({ example: '"value": 10' }),
        unit: settingText.meta({ example: '"unit": "minutes"' }).optional(),
      })
      .meta({ example: '{ "value": 10, "unit": "minutes" }' }),
  )
  .meta({ example: '{ "class_join": { "value": 10, "unit": "minutes" } }' })

export const navigationSchema = z
  .array(
    z
      .strictObject({
        page: settingText.meta({ example: '"page": "classes"' }).optional(),
        action: z.literal('logout').meta({ example: '"action": "logout"' }).optional(),
        label: text.meta({ example: '"label": "Classes"' }),
        highlight: z
          .array(
            settingText
              .refine((path) => path.startsWith('/'), { error: 'A path begins with a slash.' })
              .meta({ example: '"/tasks"' }),
          )
          .min(1)
          .meta({ example: '"highlight": ["/tasks"]' })
          .optional(),
      })
      .refine(({ page, action }) => page !== undefined || action !== undefined, {
        error: 'This entry has neither a page nor an action.',
      })
      .meta({ example: '{ "page": "classes", "label": "Classes" }' }),
  )
  .min(1)

const LOGO = /^logo\.(?:svg|png|webp)$/

export const siteSchema = z.strictObject({
  name: settingText.meta({ example: '"name": "Meridian School of Technology"' }),
  tagline: settingText.meta({ example: '"tagline": "Learn technology from anywhere."' }),
  accent: settingText
    .refine(isColor, {
      error: 'A colour is written as # and six digits or letters from a to f.',
    })
    .meta({ example: '"accent": "#2346b8"' }),
  logo: settingText
    .refine((file) => LOGO.test(file), {
      error: 'The logo is a file named logo beside site.json: logo.svg, logo.png or logo.webp.',
    })
    .meta({ example: '"logo": "logo.svg"' })
    .optional(),
  mentorLogin: website.meta({ example: '"mentorLogin": "https://example.org/mentor-login"' }),
  alternatePortal: website.meta({ example: '"alternatePortal": "https://example.org/portal"' }),
  timeZone: settingText
    .refine(isTimeZone, { error: 'There is no such time zone.' })
    .meta({ example: '"timeZone": "Africa/Lagos"' }),
  support: z
    .strictObject({
      email: settingText
        .refine((email) => readAddress(`mailto:${email}`) !== null, {
          error: 'This is not an e-mail address.',
        })
        .meta({ example: '"email": "support@example.org"' }),
      phone: settingText.meta({ example: '"phone": "+234 800 000 0000"' }),
      hours: settingText.meta({ example: '"hours": "Monday to Friday, 9 AM to 5 PM"' }),
    })
    .meta({ example: '"support": { "email": …, "phone": …, "hours": … }' }),
  chat: z
    .strictObject({
      kind: z.enum(['contacts', 'frame', 'script']).meta({ example: '"kind": "contacts"' }),
      address: website.meta({ example: '"address": "https://example.org/chat"' }).optional(),
    })
    .refine(({ kind, address }) => kind === 'contacts' || address !== undefined, {
      error: 'A chat of this kind needs an address.',
    })
    .refine(({ kind, address }) => kind !== 'contacts' || address === undefined, {
      error: 'A chat of the kind contacts has no address.',
    })
    .meta({
      example: '"chat": { "kind": "contacts" } or { "kind": "frame", "address": "https://…" }',
    }),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // the way in which Intl says no
  }
}

export type LinksFile = z.output<typeof linksSchema>
export type SiteFile = z.output<typeof siteSchema>
