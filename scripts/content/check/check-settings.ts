import { namePlace, valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import type { LinkUse } from '../link-use.ts'
import type { Report } from '../problem.ts'
import type { Settings } from '../read/read-settings.ts'

const KEY = /^[a-z][a-z0-9_]*$/

/** Checks what a schema cannot say about site.json, links.json and figures.json; returns their links. */
export function checkSettings(settings: Settings, report: Report): LinkUse[] {
  checkKeys(settings, report)
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
    return address === undefined ? [] : [{ address, place: valuePlace(site.fields, path) }]
  })
}

function defaultLinks(links: Settings['links']): LinkUse[] {
  if (!links) return []
  return Object.entries(links.parts?.links ?? {}).flatMap(([key, source]) => {
    if (source?.default === undefined) return []
    const place = valuePlace(links.fields, ['links', key, 'default'])
    return [{ address: source.default, place }]
  })
}
