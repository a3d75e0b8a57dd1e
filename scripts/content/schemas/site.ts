import * as v from 'valibot'
import { contentAddress } from '../../../src/contract/address.ts'
import { isColor } from '../theme/derive-accent.ts'
import { field, list, optionalField } from '../../../src/content/fields.ts'
import { path, settingText, textThat, website } from './text.ts'

// site.json, each field with its help for writers.

const chat = v.pipe(
  v.strictObject({
    kind: field(v.picklist(['contacts', 'frame', 'script']), {
      example: '"kind": "contacts"',
      description:
        "contacts shows the support contact; frame, a hosted chat page; script, a vendor's script.",
    }),
    address: optionalField(website, {
      example: '"address": "https://example.org/chat"',
      description: 'The page or script of the chat.',
    }),
  }),
  v.check(
    ({ kind, address }) => (kind === 'contacts') === (address === undefined),
    'A chat of the kind contacts has no address, and the other kinds need one.',
  ),
  v.check(
    ({ address }) => !isMessenger(address),
    'This website does not open inside another page.',
  ),
)

const support = v.strictObject({
  email: field(textThat(isMailAddress, 'This must be one e-mail address.'), {
    example: '"email": "support@example.org"',
    description: 'The support e-mail address.',
  }),
  phone: field(textThat(isPhone, 'This is not a telephone number.'), {
    example: '"phone": "+234 800 000 0000"',
    description: 'The support telephone number.',
  }),
  whatsapp: optionalField(
    textThat(
      (number) => number.startsWith('+') && isPhone(number),
      'This is not a telephone number with its country code.',
    ),
    {
      example: '"whatsapp": "+234 800 000 0000"',
      description: 'The number that answers on WhatsApp. Without it there is no such link.',
    },
  ),
  hours: field(settingText, {
    example: '"hours": "Monday to Friday, 9 AM to 5 PM"',
    description: 'The hours in which support answers.',
  }),
})

const IF_NO_LINK = 'Write the address, or remove this line: then the sign-in has no such link.'

export const siteSchema = v.strictObject({
  name: field(settingText, {
    example: '"name": "The name of your school"',
    description: 'The name of the school.',
  }),
  tagline: field(settingText, {
    example: '"tagline": "The slogan of your school"',
    description: "The school's slogan, on one line beside the sign-in.",
  }),
  accent: field(textThat(isColor, 'Write a colour as # and six digits or letters from a to f.'), {
    example: '"accent": "#2346b8"',
    description: 'The colour of buttons and links. Light and dark shades follow from it.',
  }),
  logo: optionalField(
    v.pipe(
      settingText,
      v.regex(
        /^logo\.(?:svg|png|webp)$/,
        'The logo is a file named logo beside site.json: logo.svg, logo.png or logo.webp.',
      ),
    ),
    {
      example: '"logo": "logo.svg"',
      ifEmpty: 'Write the name of its file, or remove this line if the school has no logo.',
      description: 'A file beside site.json. Without it students see the first letter of the name.',
    },
  ),
  repository: optionalField(
    v.pipe(website, v.check(isRepository, 'This is not the address of a repository.')),
    {
      example: '"repository": "https://github.com/school/portal"',
      description:
        'The repository of the content on GitHub. The preview links to it and proposes changes to it.',
    },
  ),
  address: optionalField(website, {
    example: '"address": "https://portal.school.org"',
    ifEmpty: 'Write it, or remove this line: then no mail tells students of their submissions.',
    description: "The portal's own address, for the links in mails about tasks.",
  }),
  mentorLogin: optionalField(website, {
    example: '"mentorLogin": "https://example.org/mentor-login"',
    ifEmpty: IF_NO_LINK,
    description: 'The address of the staff link. Without it there is no link.',
  }),
  alternatePortal: optionalField(website, {
    example: '"alternatePortal": "https://example.org/portal"',
    ifEmpty: IF_NO_LINK,
    description: 'The address of the alternate portal. Without it there is no link.',
  }),
  timeZone: field(textThat(isTimeZone, 'There is no such time zone.'), {
    example: '"timeZone": "Africa/Lagos"',
    description: 'The time zone in which dates are read and shown.',
  }),
  support: field(support, {
    example: '"support": { "email": …, "phone": …, "hours": … }',
    description: 'The support contact.',
  }),
  chat: field(chat, {
    example: '"chat": { "kind": "contacts" } or { "kind": "frame", "address": "https://…" }',
    description: 'The chat that the Chat button opens.',
  }),
  search: optionalField(
    v.strictObject({
      suggested: list(
        field(path, { example: '"/mentor-tasks"', description: 'A path of the portal.' }),
        {
          example: '"suggested": ["/classes?card=class-link", "/mentor-tasks"]',
          description: 'The pages and cards that the search suggests before a student types.',
        },
      ),
      help: field(path, {
        example: '"help": "/support"',
        description: 'The page to ask if the search finds nothing.',
      }),
    }),
    {
      example: '"search": { "suggested": ["/mentor-tasks"], "help": "/support" }',
      description: 'What the search shows before a student types, and when it finds nothing.',
    },
  ),
  opensOffline: optionalField(v.boolean(), {
    example: '"opensOffline": false',
    description: 'Phones store the portal, so it opens without a network. false switches this off.',
  }),
})

function isMailAddress(email: string): boolean {
  return /^[^\s:<>,;()]+$/.test(email) && contentAddress(`mailto:${email}`) !== null
}

function isRepository(address: string): boolean {
  return /^https:\/\/[^/]+(?:\/[^/?#]+){2,}$/.test(address) && !INSIDE.test(address)
}

/** The end of the address of a page inside a repository. */
const INSIDE = /(?:\/-)?\/(?:tree|blob|edit|pulls?|issues|settings|actions)(?:\/.*)?$|\.git$/

/** A telephone number has 15 digits at most (ITU-T E.164). */
function isPhone(phone: string): boolean {
  return /^\D*\d(?:\D*\d){2,14}\D*$/.test(phone) && !/@|^tel:/.test(phone)
}

/** No offset such as +01:00: a text names the zone by its city. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false // Intl throws if it does not know the name
  }
}

/** Whether its owner forbids browsers to open an address in a frame. */
function isMessenger(address: string | undefined): boolean {
  return /^https?:\/\/(?:wa\.me|t\.me|m\.me|(?:\w+\.)?whatsapp\.com)\//i.test(address ?? '')
}

export type SiteFile = v.InferOutput<typeof siteSchema>
