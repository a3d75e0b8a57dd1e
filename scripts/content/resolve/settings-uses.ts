import type { Settings } from '../settings/read-settings.ts'
import { NOTICE_FIGURE } from '../settings/values.ts'
import { usesIn, type FieldUse, type Use } from '../use.ts'

/** What the JSON files name: the logo, pages of the sidebar, icons, addresses and the figure of the portal's own. */
export function settingsUses({ site, links, figures, navigation }: Settings): Use[] {
  const { mentorLogin, alternatePortal, chat, logo, search } = site?.parts ?? {}
  const suggested = (search?.suggested ?? []).map((path, index): FieldUse => {
    return ['address', path, ['search', 'suggested', index]]
  })
  const defaults = Object.entries(links?.parts?.links ?? {}).map(([key, link]): FieldUse => [
    'address',
    link?.default,
    ['links', key, 'default'],
  ])
  const notice = Object.hasOwn(figures?.parts ?? {}, NOTICE_FIGURE) ? NOTICE_FIGURE : undefined
  const entries = (navigation?.parts ?? []).flatMap((entry, index) => {
    const { page, address, icon, highlight = [] } = entry ?? {}
    const uses: FieldUse[] = [
      ['page', page, [index, 'page']],
      ['address', address, [index, 'address']],
      ['icon', icon, [index, 'icon']],
    ]
    return uses.concat(
      highlight.map((path, at) => ['highlight', path, [index, 'highlight', at]] as const),
    )
  })
  return [
    ...usesIn(site?.fields, [
      ['address', mentorLogin, ['mentorLogin']],
      ['address', alternatePortal, ['alternatePortal']],
      ['address', chat?.address, ['chat', 'address']],
      ['address', search?.help, ['search', 'help']],
      ...suggested,
      ['picture', logo && `content/${logo}`, ['logo']],
    ]),
    ...usesIn(links?.fields, defaults),
    ...usesIn(figures?.fields, [['figure', notice, [NOTICE_FIGURE]]]),
    ...usesIn(navigation?.fields, entries),
  ]
}
