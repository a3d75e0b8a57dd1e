import * as z from 'zod'
import { contentAddress } from '../../../src/contract/address.ts'
import { isColor } from '../theme/derive-accent.ts'
import { settingText } from './text.ts'

// The shape of site.json, with examples and descriptions as in settings.ts.

const website = settingText.refine(
  (address) => ['web', undefined].includes(contentAddress(address)?.kind),
  { error: 'This is not the address of a website.' },
)

const LOGO = /^logo\.(?:svg|png|webp)$/

export const siteSchema = z.strictObject({
  name: settingText.meta({
    example: '"name": "The name of your school"',
    description: 'The name of the school.',
  }),
  tagline: settingText.meta({
    example: '"tagline": "What your school says of itself in one line"',
    description: 'What the school says of itself in one line, beside the sign-in.',
  }),
  accent: settingText
    .refine(isColor, {
      error: 'A colour is written as # and six signs: digits, and letters from a to f.',
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
      ifEmpty:
        'If the school has no logo, remove this line. If it has one, write the name of its file.',
      description: 'A file beside site.json. Without it the first letter of the name is shown.',
    })
    .optional(),
  repository: website
    .refine((address) => isRepository(address), {
      error: 'This is not the address of a repository.',
    })
    .meta({
      example: '"repository": "https://github.com/school/portal"',
      description:
        'Where GitHub keeps the content. The preview links to it and proposes changes to it.',
    })
    .optional(),
  mentorLogin: website
    .meta({
      example: '"mentorLogin": "https://example.org/mentor-login"',
      ifEmpty:
        'If the sign-in is to have no such link, remove this line. If it is, write the address.',
      description: 'Where the staff link of the sign-in leads. Without it there is none.',
    })
    .optional(),
  alternatePortal: website
    .meta({
      example: '"alternatePortal": "https://example.org/portal"',
      ifEmpty:
        'If the sign-in is to have no such link, remove this line. If it is, write the address.',
      description: 'Where the link to the alternate portal leads. Without it there is none.',
    })
    .optional(),
  timeZone: settingText.refine(isTimeZone, { error: 'There is no such time zone.' }).meta({
    example: '"timeZone": "Africa/Lagos"',
    description: 'The time zone in which dates are read and shown.',
  }),
  support: z
    .strictObject({
      email: settingText
        .refine((email) => isMailAddress(email), {
          error: ({ input }) =>
            addressesIn(String(input)).length > 1
              ? 'Here is more than one e-mail address, and only one can stand here.'
              : 'This is not an e-mail address.',
        })
        .meta({
          example: '"email": "support@example.org"',
          description: 'The support e-mail address.',
        }),
      phone: settingText
        .refine((phone) => isPhone(phone), {
          error: 'This is not a telephone number, as people read it.',
        })
        .meta({
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
    .refine(({ address }) => !isMessenger(address), {
      error: 'This program does not open inside another page.',
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

function isMailAddress(email: string): boolean {
  const bare = /^[^\s:<>,;()]+$/.test(email)
  return bare && contentAddress(`mailto:${email}`) !== null
}

function addressesIn(written: string): string[] {
  return written.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
}

function isRepository(address: string): boolean {
  return /^https:\/\/[^/]+(?:\/[^/?#]+){2,}$/.test(address) && !INSIDE.test(address)
}

/** A part of a repository, as the address of a page that shows it ends. */
const INSIDE = /(?:\/-)?\/(?:tree|blob|edit|pulls?|issues|settings|actions)(?:\/.*)?$|\.git$/

/** A telephone number has 15 digits at most (ITU-T E.164). */
function isPhone(phone: string): boolean {
  return (
    /^\D*\d(?:\D*\d){2,14}\D*$/.test(phone) &&
    !/\dE\+\d/.test(phone) &&
    !/@|^tel:|\d[OoIl]|[OoIl]\d/.test(phone)
  )
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // the way in which Intl says no
  }
}

/** Addresses that browsers do not open in a frame: their owners forbid it. */
function isMessenger(address: string | undefined): boolean {
  return /^https?:\/\/(?:wa\.me|t\.me|m\.me|(?:\w+\.)?whatsapp\.com)\//i.test(address ?? '')
}

export type SiteFile = z.output<typeof siteSchema>
