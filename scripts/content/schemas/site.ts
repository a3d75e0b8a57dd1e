import * as z from 'zod'
import { contentAddress } from '../../../src/contract/address.ts'
import { isColor, meantColor } from '../theme/derive-accent.ts'
import { eitherChat, isMessenger, meantChat } from './meant-chat.ts'
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
      meant: meantColor,
      description: 'The colour of buttons and links. Light and dark shades follow from it.',
    }),
  logo: settingText
    .refine((file) => LOGO.test(file), {
      error: 'The logo is a file named logo beside site.json: logo.svg, logo.png or logo.webp.',
    })
    .meta({
      example: '"logo": "logo.svg"',
      meant: meantLogo,
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
      meant: meantRepository,
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
    meant: meantTimeZone,
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
          meant: meantMail,
          description: 'The support e-mail address.',
        }),
      phone: settingText
        .refine((phone) => isPhone(phone), {
          error: 'This is not a telephone number, as people read it.',
        })
        .meta({
          example: '"phone": "+234 800 000 0000"',
          meant: meantPhone,
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
      meantWhole: meantChat,
      either: eitherChat,
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

function meantLogo(written: string): string | null {
  const name = written.replace(/^.*[/\\]/, '').toLowerCase()
  return LOGO.test(name) ? name : null
}

function isMailAddress(email: string): boolean {
  const bare = /^[^\s:<>,;()]+$/.test(email)
  return bare && contentAddress(`mailto:${email}`) !== null
}

/** The address in what mail programs and links write around it; null where there is none, or more than one. */
function meantMail(written: string): string | null {
  const mended = written.replaceAll(/(?<=[\w-]),(?=[\w-])(?![^\s@,]*@)/g, '.')
  const [found, ...others] = addressesIn(mended)
  return found !== undefined && others.length === 0 && isMailAddress(found) ? found : null
}

function addressesIn(written: string): string[] {
  return written.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
}

/** Words beside the number are fine; a letter among its digits is a slip, and so is what a spreadsheet makes of it. */
function isRepository(address: string): boolean {
  return /^https:\/\/[^/]+(?:\/[^/?#]+){2,}$/.test(address) && !INSIDE.test(address)
}

/** A part of a repository, as the address of a page that shows it ends. */
const INSIDE = /(?:\/-)?\/(?:tree|blob|edit|pulls?|issues|settings|actions)(?:\/.*)?$|\.git$/

function meantRepository(written: string): string | null {
  const meant = written.replace(INSIDE, '')
  return isRepository(meant) ? meant : null
}

/** A telephone number has 15 digits at most (ITU-T E.164). */
function isPhone(phone: string): boolean {
  return (
    /^\D*\d(?:\D*\d){2,14}\D*$/.test(phone) &&
    !/\dE\+\d/.test(phone) &&
    !/@|^tel:|\d[OoIl]|[OoIl]\d/.test(phone)
  )
}

function meantPhone(written: string): string | null {
  const plain = written.replace(/^tel:\s*/i, '')
  const meant = plain
    .replaceAll(/(?<=\d)[Oo]|[Oo](?=\d)/g, '0')
    .replaceAll(/(?<=\d)[Il]|[Il](?=\d)/g, '1')
  return isPhone(meant) ? meant : null
}

/** The time zone of a city: Africa/Lagos of Lagos; null where there is none, or more than one. */
function meantTimeZone(text: string): string | null {
  const city = text.trim().replaceAll(/\s+/g, '_').toLowerCase()
  const zones = Intl.supportedValuesOf('timeZone')
  const named = zones.filter((zone) => `/${zone.toLowerCase()}`.endsWith(`/${city}`))
  return named.length === 1 ? (named[0] ?? null) : null
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // the way in which Intl says no
  }
}

export type SiteFile = z.output<typeof siteSchema>
