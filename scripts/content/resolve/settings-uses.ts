import type { Settings } from '../settings/read-settings.ts'
import { usesIn, type FieldUse, type Use } from '../use.ts'

/** What the JSON files name: pages of the sidebar, icons and addresses. */
export function settingsUses({ site, links, navigation }: Settings): Use[] {
  const { mentorLogin, alternatePortal, support, chat } = site?.parts ?? {}
  const email = support?.email === undefined ? undefined : `mailto:${support.email}`
  const ofSite: FieldUse[] = [
    ['address', mentorLogin, ['mentorLogin']],
    ['address', alternatePortal, ['alternatePortal']],
    ['address', email, ['support', 'email']],
    ['address', chat?.address, ['chat', 'address']],
  ]
  const defaults = Object.entries(links?.parts?.links ?? {}).map(([key, link]): FieldUse => [
    'address',
    link?.default,
    ['links', key, 'default'],
  ])
  const entries = (navigation?.parts ?? []).flatMap((entry, index): FieldUse[] => [
    ['page', entry?.page, [index, 'page']],
    ['address', entry?.address, [index, 'address']],
    ['icon', entry?.icon, [index, 'icon']],
  ])
  const highlights = (navigation?.parts ?? []).flatMap((entry, index) =>
    (entry?.highlight ?? []).map((path, at): FieldUse => [
      'highlight',
      path,
      [index, 'highlight', at],
    ]),
  )
  return [
    ...(site ? usesIn(site.fields, ofSite) : []),
    ...(links ? usesIn(links.fields, defaults) : []),
    ...(navigation ? usesIn(navigation.fields, entries.concat(highlights)) : []),
  ]
}
