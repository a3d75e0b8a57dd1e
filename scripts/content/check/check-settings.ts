import { namePlace, valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import { linkUse, type LinkUse } from '../link-use.ts'
import type { Report } from '../problem.ts'
import type { Settings } from '../read/read-settings.ts'
import { isColor, isReadable, readableAccent } from '../theme/derive-accent.ts'

const KEY = /^[a-z][a-z0-9_]*$/

/** Checks what a schema cannot say about site.json, links.json and figures.json; returns their links. */
export function checkSettings(
  settings: Settings,
  logos: ReadonlySet<string>,
  report: Report,
): LinkUse[] {
  checkKeys(settings, report)
  checkLooks(settings.site, logos, report)
  return [...siteLinks(settings.site), ...defaultLinks(settings.links)]
}

function checkKeys({ links, figures }: Settings, report: Report): void {
  const check = (fields: Fields, path: FieldPath, keys: object | undefined): void => {
    for (const key of Object.keys(keys ?? {}).filter((name) => !KEY.test(name))) {
      const advice = 'Use small letters, digits and underscores, and begin with a letter.'
      report(namePlace(fields, [...path, key]), `${key} cannot be a name here.`, advice)
    }
  }
  if (figures) check(figures.fields, [], figures.parts)
  if (links) check(links.fields, ['links'], links.parts?.links)
  if (links) check(links.fields, ['values'], links.parts?.values)
}

function siteLinks(site: Settings['site']): LinkUse[] {
  if (!site) return []
  const { mentorLogin, alternatePortal, support, chat } = site.parts ?? {}
  const links: readonly (readonly [FieldPath, string | undefined])[] = [
    [['mentorLogin'], mentorLogin],
    [['alternatePortal'], alternatePortal],
    [['support', 'email'], support?.email && `mailto:${support.email}`],
    [['chat', 'address'], chat?.address],
  ]
  return links.flatMap(([path, address]) => {
    return address === undefined ? [] : [linkUse(address, () => valuePlace(site.fields, path))]
  })
}

function defaultLinks(links: Settings['links']): LinkUse[] {
  if (!links) return []
  return Object.entries(links.parts?.links ?? {}).flatMap(([key, source]) => {
    if (source?.default === undefined) return []
    const place = () => valuePlace(links.fields, ['links', key, 'default'])
    return [linkUse(source.default, place)]
  })
}

/** The accent must be readable in everything that follows from it, and the logo be there. */
function checkLooks(site: Settings['site'], logos: ReadonlySet<string>, report: Report): void {
  const { accent, logo } = site?.parts ?? {}
  if (site && accent !== undefined && isColor(accent) && !isReadable(accent)) {
    report(
      valuePlace(site.fields, ['accent']),
      `Text in the colour ${accent} is too pale to read on a light background.`,
      `Choose a darker one: ${readableAccent(accent)} is the nearest.`,
    )
  }
  const file = `content/${logo ?? ''}`
  if (site && logo !== undefined && !logos.has(file)) {
    report(
      valuePlace(site.fields, ['logo']),
      `There is no file ${file}.`,
      'Put the file there, or remove this line: then the first letter of the name stands for the school.',
    )
  }
  for (const unused of [...logos].filter((known) => site && known !== file)) {
    const place = { file: unused, line: 1, column: 1 }
    report(place, 'This logo is not shown.', 'Name it in content/site.json, or remove the file.')
  }
}
