import { readAddress } from '../../src/content/address.ts'
import type { Checking } from './check-text.ts'
import { explainAddress } from './explain-address.ts'
import { namePlace, valuePlace, wordsPlace, type FieldPath, type Fields } from './fields.ts'
import type { LinkUse } from './inspect-markdown.ts'
import type { Report } from './problem.ts'
import type { Settings } from './read-settings.ts'

const KEY = /^[a-z][a-z0-9_]*$/

/** Checks what a schema cannot say about site.json, links.json and figures.json; returns their links. */
export function checkSettings(settings: Settings, checking: Checking): LinkUse[] {
  const { report } = checking
  checkKeys(settings, report)
  checkNoValues(settings, report)
  return [...siteLinks(settings.site, report), ...defaultLinks(settings.links)]
}

function checkKeys({ links, figures }: Settings, report: Report): void {
  const check = (fields: Fields, path: FieldPath, keys: object | undefined): void => {
    for (const key of Object.keys(keys ?? {})) {
      if (KEY.test(key)) continue
      report(
        namePlace(fields, [...path, key]),
        `The name ${key} has characters that do not work in it.`,
        'Use small letters, digits and underscores, and begin with a letter.',
      )
    }
  }
  if (figures) check(figures.fields, [], figures.parts)
  if (links) check(links.fields, ['links'], links.parts?.links)
  if (links) check(links.fields, ['values'], links.parts?.values)
}

/** Values are printed as they are: one that named another would show its braces. */
function checkNoValues({ site, figures, links }: Settings, report: Report): void {
  for (const file of [site, figures, links]) {
    const text = file?.fields.source.text ?? ''
    const found = text.search(/\{\{[ \t]*[\w.]/)
    if (!file || found === -1) continue
    report(
      wordsPlace(file.fields, [], text.slice(found, found + 3)),
      'Values in double braces do not work in this file.',
      'Write the words themselves.',
    )
  }
}

function siteLinks(site: Settings['site'], report: Report): LinkUse[] {
  if (!site) return []
  const { fields, parts } = site
  const { mentorLogin, alternatePortal, timeZone, support, chat } = parts ?? {}
  const web = (path: FieldPath, address: string | undefined): LinkUse[] => {
    if (address === undefined) return []
    const place = valuePlace(fields, path)
    const kind = readAddress(address)?.kind
    if (kind !== undefined && kind !== 'web') {
      report(
        place,
        `${address} is no address of a website.`,
        'Write one that begins with https://.',
      )
    }
    return [{ address, place }]
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    report(
      valuePlace(fields, ['timeZone']),
      `There is no time zone ${timeZone}.`,
      'Write its name as Africa/Lagos is written.',
    )
  }
  if (chat && chat.kind !== 'contacts' && chat.kind !== undefined && chat.address === undefined) {
    report(
      valuePlace(fields, ['chat']),
      `A chat of the kind ${chat.kind} needs an address.`,
      'Write "address": "https://…" beside "kind".',
    )
  }
  if (chat?.kind === 'contacts' && chat.address !== undefined) {
    report(
      valuePlace(fields, ['chat', 'address']),
      'A chat of the kind contacts shows the support contact and has no address.',
      'Remove the address, or change kind to frame or script.',
    )
  }
  const mail = support?.email === undefined ? [] : [`mailto:${support.email}`]
  return [
    ...web(['mentorLogin'], mentorLogin),
    ...web(['alternatePortal'], alternatePortal),
    ...mail.map((address) => ({ address, place: valuePlace(fields, ['support', 'email']) })),
    ...web(['chat', 'address'], chat?.address),
  ]
}

function defaultLinks(links: Settings['links']): LinkUse[] {
  if (!links) return []
  return Object.entries(links.parts?.links ?? {}).flatMap(([key, source]) => {
    if (source?.default === undefined) return []
    const place = valuePlace(links.fields, ['links', key, 'default'])
    return [{ address: source.default, place }]
  })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
