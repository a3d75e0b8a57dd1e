import { namePlace, valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import { linkUse, type LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { isColor, isReadable, readableAccent } from '../theme/derive-accent.ts'
import { checkStoredFields } from './check-stored-fields.ts'
import type { Settings } from './read-settings.ts'

/** Checks what a schema cannot say about site.json, links.json and figures.json. */
export function checkSettings(settings: Settings, logos: ReadonlySet<string>): Problem[] {
  const { site, links, figures } = settings
  return [
    ...(figures ? checkKeys(figures.fields, [], figures.parts) : []),
    ...(links ? checkKeys(links.fields, ['links'], links.parts?.links) : []),
    ...(links ? checkKeys(links.fields, ['values'], links.parts?.values) : []),
    ...(links ? checkStoredFields(links) : []),
    ...(site ? [...checkAccent(site), ...checkLogo(site, logos)] : []),
  ]
}

const KEY = /^[a-z][a-z0-9_]*$/

function checkKeys(fields: Fields, path: FieldPath, keys: object | undefined): Problem[] {
  const wrong = Object.keys(keys ?? {}).filter((name) => !KEY.test(name))
  return wrong.map((key) => {
    const advice = 'Use small letters, digits and underscores, and begin with a letter.'
    return error(namePlace(fields, [...path, key]), `${key} cannot be a name here.`, advice)
  })
}

/** The accent must be readable in everything that follows from it. */
function checkAccent({ fields, parts }: NonNullable<Settings['site']>): Problem[] {
  const accent = parts?.accent
  if (accent === undefined || !isColor(accent) || isReadable(accent)) return []
  return [
    error(
      valuePlace(fields, ['accent']),
      `Text in the colour ${accent} is too pale to read on a light background.`,
      `Choose a darker one: ${readableAccent(accent)} is the nearest.`,
    ),
  ]
}

function checkLogo(
  { fields, parts }: NonNullable<Settings['site']>,
  logos: ReadonlySet<string>,
): Problem[] {
  const file = `content/${parts?.logo ?? ''}`
  const missing = parts?.logo !== undefined && !logos.has(file)
  const unused = [...logos].filter((logo) => logo !== file)
  return [
    ...(missing ? [error(valuePlace(fields, ['logo']), `There is no file ${file}.`, NO_LOGO)] : []),
    ...unused.map((logo) => error(topOf(logo), 'This logo is not shown.', UNUSED_LOGO)),
  ]
}

const NO_LOGO =
  'Put the file there, or remove this line: then the first letter of the name stands for the school.'
const UNUSED_LOGO = 'Name it in content/site.json, or remove the file.'

/** The links of site.json, links.json and navigation.json. */
export function settingsLinks({ site, links, navigation }: Settings): LinkUse[] {
  const { mentorLogin, alternatePortal, support, chat } = site?.parts ?? {}
  const email = support?.email === undefined ? undefined : `mailto:${support.email}`
  const defaults = Object.entries(links?.parts?.links ?? {})
  const entries = navigation?.parts ?? []
  return [
    ...linkIn(site?.fields, ['mentorLogin'], mentorLogin),
    ...linkIn(site?.fields, ['alternatePortal'], alternatePortal),
    ...linkIn(site?.fields, ['support', 'email'], email),
    ...linkIn(site?.fields, ['chat', 'address'], chat?.address),
    ...defaults.flatMap(([key, source]) =>
      linkIn(links?.fields, ['links', key, 'default'], source?.default),
    ),
    ...entries
      .flatMap((entry, index) => linkIn(navigation?.fields, [index, 'address'], entry?.address))
      // Addresses of another kind are told with the entry.
      .filter(({ leads }) => leads === null || leads.kind === 'web'),
  ]
}

function linkIn(
  fields: Fields | undefined,
  path: FieldPath,
  address: string | undefined,
): LinkUse[] {
  if (!fields || address === undefined) return []
  return [linkUse(address, valuePlace(fields, path))]
}
