import {
  namePlace,
  renamed,
  rewritten,
  valuePlace,
  type FieldPath,
  type Fields,
} from '../fields/fields.ts'
import { linkUse, type LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { isColor, isReadable, readableAccent } from '../theme/derive-accent.ts'
import { checkDefaults, defaultOf } from './check-defaults.ts'
import { checkFigures } from './check-figures.ts'
import { checkStoredFields } from './check-stored-fields.ts'
import { MAIL } from '../read/meant-entry.ts'
import { asKey } from '../vocabulary/as-key.ts'
import type { Settings } from './read-settings.ts'

/** Checks what a schema cannot say about site.json, links.json and figures.json. */
export function checkSettings(
  settings: Settings,
  logos: ReadonlySet<string>,
  misnamed: ReadonlyMap<string, string>,
): Problem[] {
  const { site, links, figures } = settings
  return [
    ...(figures ? checkKeys(figures.fields, [], figures.parts) : []),
    ...checkFigures(settings),
    ...(links ? checkKeys(links.fields, ['links'], links.parts?.links) : []),
    ...(links ? checkKeys(links.fields, ['values'], links.parts?.values) : []),
    ...(links ? [...checkStoredFields(links), ...checkDefaults(links)] : []),
    ...(site ? [...checkAccent(site), ...checkLogo(site, logos, misnamed)] : []),
  ]
}

const KEY = /^[a-z][a-z0-9_]*$/

function checkKeys(fields: Fields, path: FieldPath, keys: object | undefined): Problem[] {
  const wrong = Object.keys(keys ?? {}).filter((name) => !KEY.test(name))
  return wrong.map((key) => {
    const place = namePlace(fields, [...path, key])
    const sentence = `${key} cannot be a name here.`
    const name = asKey(key)
    const edit = KEY.test(name) ? renamed(fields, [...path, key], JSON.stringify(name)) : undefined
    const advice = edit
      ? `A name has small letters, digits and _ alone: write "${name}".`
      : 'Use small letters, digits and underscores, and begin with a letter.'
    return error(place, sentence, advice, undefined, edit)
  })
}

/** The accent must be readable in everything that follows from it. */
function checkAccent({ fields, parts }: NonNullable<Settings['site']>): Problem[] {
  const accent = parts?.accent
  if (accent === undefined || !isColor(accent) || isReadable(accent)) return []
  const sentence = `Text in the colour ${accent} is too pale to read on a light background.`
  const nearest = readableAccent(accent)
  const advice = `Choose a darker one: "${nearest}" is the nearest.`
  const edit = rewritten(fields, ['accent'], JSON.stringify(nearest))
  return [error(valuePlace(fields, ['accent']), sentence, advice, undefined, edit)]
}

function checkLogo(
  { fields, parts }: NonNullable<Settings['site']>,
  logos: ReadonlySet<string>,
  misnamed: ReadonlyMap<string, string>,
): Problem[] {
  // (A name that no logo can have has been told already.)
  if (parts?.logo === undefined && Object.hasOwn(Object(fields.data), 'logo')) return []
  const file = `content/${parts?.logo ?? ''}`
  // One that only has another name than it should have is there, and told.
  const missing = parts?.logo !== undefined && !logos.has(file) && !misnamed.has(file)
  const unused = [...logos].filter((logo) => logo !== file)
  const [other] = unused
  if (missing && other !== undefined) {
    // The name is wrong, or a new file is still to come: the old one is shown until then.
    const name = other.replace(/^content\//, '')
    const sentence = `There is no file ${file}; the logo is ${other}.`
    const advice = `Put ${file} there and remove ${other}, or write "${name}".`
    const edit = rewritten(fields, ['logo'], JSON.stringify(name))
    return [error(valuePlace(fields, ['logo']), sentence, advice, undefined, edit)]
  }
  return [
    ...(missing ? [error(valuePlace(fields, ['logo']), `There is no file ${file}.`, NO_LOGO)] : []),
    ...unused.map((logo) => error(topOf(logo), 'This logo is not shown.', unusedLogo(parts?.logo))),
  ]
}

const NO_LOGO =
  'Put the file there, or remove this line: then the first letter of the name stands for the school.'

function unusedLogo(shown: string | undefined): string {
  if (shown === undefined) return 'Name it in content/site.json, or remove the file.'
  return `The logo is ${shown}, as content/site.json says: remove this file, or name it there instead.`
}

/** The links of site.json, links.json and navigation.json. */
export function settingsLinks({ site, links, navigation }: Settings): LinkUse[] {
  const { mentorLogin, alternatePortal, support, chat } = site?.parts ?? {}
  const email = support?.email === undefined ? undefined : `mailto:${support.email}`
  const keys = Object.keys(links?.parts?.links ?? {})
  const entries = navigation?.parts ?? []
  return [
    ...linkIn(site?.fields, ['mentorLogin'], mentorLogin),
    ...linkIn(site?.fields, ['alternatePortal'], alternatePortal),
    ...linkIn(site?.fields, ['support', 'email'], email),
    ...linkIn(site?.fields, ['chat', 'address'], chat?.address),
    ...keys.flatMap((key) =>
      linkIn(links?.fields, ['links', key, 'default'], links && defaultOf(links, key)),
    ),
    ...entries
      .flatMap((entry, index) => linkIn(navigation?.fields, [index, 'address'], entry?.address))
      // Addresses of another kind are told with the entry.
      .filter(
        ({ address, leads }) =>
          (leads === null && /[^\w-]/.test(address) && !MAIL.test(address)) ||
          leads?.kind === 'web',
      ),
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
