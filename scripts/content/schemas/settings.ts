import * as z from 'zod'
import { contentAddress } from '../../../src/contract/address.ts'
import { STORED_LINK_FIELDS } from '../../../src/contract/links.ts'
import { isColor } from '../theme/derive-accent.ts'
import { settingText, text } from './text.ts'

// The shapes of the JSON files. The examples are what a person is told to write instead; the
// descriptions are what an editor shows where the mouse rests.

const website = settingText.refine(
  (address) => ['web', undefined].includes(contentAddress(address)?.kind),
  { error: 'This is not the address of a website.' },
)

const field = z.enum(STORED_LINK_FIELDS).meta({
  example: '"cloud_link"',
  description: 'A field that the backend stores for each student.',
})
const fields = z.array(field).min(1).meta({
  example: '"fields": ["cloud_link"]',
  description: 'Where it is stored: the first of these fields that holds something.',
})

export const linksSchema = z.strictObject({
  links: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText
          .meta({
            example: '"default": "/mentor-tasks"',
            description: 'The address when nothing is stored.',
          })
          .optional(),
      }),
    )
    .meta({
      example: '"links": { "cloud_link": { "fields": ["cloud_link"] } }',
      description: 'The names that a card can write as key:.',
    }),
  values: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText
          .meta({
            example: '"default": "To be updated"',
            description: 'What students read when nothing is stored.',
          })
          .optional(),
      }),
    )
    .meta({
      example: '"values": { "lesson_time": { "fields": ["lesson_time"] } }',
      description: 'The values of a student that texts can name between double braces.',
    }),
})

export const figuresSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        value: z.union([settingText, z.number()]).meta({
          example: '"value": 10',
          description: 'The figure: a number, or words in quotes.',
        }),
        unit: settingText
          .meta({
            example: '"unit": "minutes"',
            description: 'What is counted, such as minutes; % or $ stand close to the figure.',
          })
          .optional(),
      })
      .meta({
        example: '{ "value": 10, "unit": "minutes" }',
        description: 'A figure that texts name as {{figures.…}}.',
      }),
  )
  .meta({
    example: '{ "class_join": { "value": 10, "unit": "minutes" } }',
    description: 'The figures that texts mention, each written once.',
  })

export const navigationSchema = z
  .array(
    z
      .strictObject({
        page: settingText
          .meta({ example: '"page": "classes"', description: 'The folder of the page.' })
          .optional(),
        action: z
          .literal('logout')
          .meta({
            example: '"action": "logout"',
            description: 'In place of a page: what the entry does.',
          })
          .optional(),
        label: text.meta({
          example: '"label": "Classes"',
          description: 'The words in the sidebar.',
        }),
        highlight: z
          .array(
            settingText
              .refine((path) => path.startsWith('/'), { error: 'A path begins with a slash.' })
              .meta({ example: '"/tasks"', description: 'The beginning of an address.' }),
          )
          .min(1)
          .meta({
            example: '"highlight": ["/tasks"]',
            description: 'The entry is highlighted on every address that begins like one of these.',
          })
          .optional(),
        lineAfter: z
          .boolean()
          .meta({
            example: '"lineAfter": true',
            description: 'true draws a line below the entry.',
          })
          .optional(),
      })
      .refine(({ page, action }) => page !== undefined || action !== undefined, {
        error: 'This entry has neither a page nor an action.',
      })
      .meta({
        example: '{ "page": "classes", "label": "Classes" }',
        description: 'An entry of the sidebar.',
      }),
  )
  .min(1)

const LOGO = /^logo\.(?:svg|png|webp)$/

export const siteSchema = z.strictObject({
  name: settingText.meta({
    example: '"name": "Meridian School of Technology"',
    description: 'The name of the school.',
  }),
  tagline: settingText.meta({
    example: '"tagline": "Learn technology from anywhere."',
    description: 'What the school says of itself in one line, beside the sign-in.',
  }),
  accent: settingText
    .refine(isColor, {
      error: 'A colour is written as # and six digits or letters from a to f.',
    })
    .meta({
      example: '"accent": "#2346b8"',
      description: 'The colour of buttons and links. Light and dark shades follow from it.',
    }),
  logo: settingText
    .refine((file) => LOGO.test(file), {
      error: 'The logo is a file named logo beside site.json: logo.svg, logo.png or logo.webp.',
    })
    .meta({
      example: '"logo": "logo.svg"',
      description: 'A file beside site.json. Without it the first letter of the name is shown.',
    })
    .optional(),
  repository: website
    .refine((address) => /^https:\/\/[^/]+(?:\/[^/?#]+){2,}$/.test(address), {
      error: 'This is not the address of a repository.',
    })
    .meta({
      example: '"repository": "https://github.com/school/portal"',
      description: 'Where the content is kept, for the link from the preview to its edit page.',
    })
    .optional(),
  mentorLogin: website.meta({
    example: '"mentorLogin": "https://example.org/mentor-login"',
    description: 'Where the staff link of the sign-in leads.',
  }),
  alternatePortal: website.meta({
    example: '"alternatePortal": "https://example.org/portal"',
    description: 'Where the link to the alternate portal leads.',
  }),
  timeZone: settingText.refine(isTimeZone, { error: 'There is no such time zone.' }).meta({
    example: '"timeZone": "Africa/Lagos"',
    description: 'The time zone in which dates are read and shown.',
  }),
  support: z
    .strictObject({
      email: settingText
        .refine((email) => contentAddress(`mailto:${email}`) !== null, {
          error: 'This is not an e-mail address.',
        })
        .meta({
          example: '"email": "support@example.org"',
          description: 'The support e-mail address.',
        }),
      phone: settingText.meta({
        example: '"phone": "+234 800 000 0000"',
        description: 'The support telephone number.',
      }),
      hours: settingText.meta({
        example: '"hours": "Monday to Friday, 9 AM to 5 PM"',
        description: 'When support answers.',
      }),
    })
    .meta({
      example: '"support": { "email": …, "phone": …, "hours": … }',
      description: 'Whom students can ask.',
    }),
  chat: z
    .strictObject({
      kind: z.enum(['contacts', 'frame', 'script']).meta({
        example: '"kind": "contacts"',
        description:
          'contacts shows the support contact, frame a hosted chat page, script the script of a vendor.',
      }),
      address: website
        .meta({
          example: '"address": "https://example.org/chat"',
          description: 'The page or script of the chat.',
        })
        .optional(),
    })
    .refine(({ kind, address }) => kind === 'contacts' || address !== undefined, {
      error: 'A chat of this kind needs an address.',
    })
    .refine(({ kind, address }) => kind !== 'contacts' || address === undefined, {
      error: 'A chat of the kind contacts has no address.',
    })
    .meta({
      example: '"chat": { "kind": "contacts" } or { "kind": "frame", "address": "https://…" }',
      description: 'What the Chat button opens.',
    }),
  opensOffline: z
    .boolean()
    .meta({
      example: '"opensOffline": false',
      description:
        'Whether phones keep the portal, so that it opens without network. It does unless this says false.',
    })
    .optional(),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // the way in which Intl says no
  }
}

export type FiguresFile = z.output<typeof figuresSchema>
export type LinksFile = z.output<typeof linksSchema>
export type SiteFile = z.output<typeof siteSchema>
