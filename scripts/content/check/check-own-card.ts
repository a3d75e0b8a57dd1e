import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { contentAddress } from '../../../src/contract/address.ts'
import { rewritten, valuePlace } from '../fields/fields.ts'
import { error, type Problem } from '../problem.ts'
import { pagePath } from '../read/read-page.ts'
import type { Cards } from '../read/resolve-cards.ts'
import type { Settings } from '../settings/read-settings.ts'

/** Link keys whose address opens the very card on which their button is: it would lead nowhere. */
export function checkOwnCard(
  cards: Cards,
  slugs: readonly string[],
  { links }: Settings,
): Problem[] {
  if (!links) return []
  const { fields, parts } = links
  return Object.entries(parts?.links ?? {}).flatMap(([key, source]) => {
    const card = cards.get(cardAt(source?.default ?? '', slugs) ?? '')
    const isOwn = card?.links.some((link) => link.kind === 'stored' && link.key === key)
    if (!card || !isOwn) return []
    const path = ['links', key, 'default']
    const sentence = `This address opens the card ${card.id}, whose button it is for: the button would lead back to it.`
    const [, name = ''] = card.id.split('/')
    const known: readonly string[] = [...slugs.map(pagePath), ...FIXED_ROUTES]
    const meant = known.includes(`/${name}`) ? `/${name}` : null
    const edit = meant === null ? undefined : rewritten(fields, path, JSON.stringify(meant))
    const advice = meant === null ? ELSEWHERE : `Write "${meant}"`
    return [error(valuePlace(fields, path), sentence, advice, undefined, edit)]
  })
}

const ELSEWHERE =
  'Write where the button leads: a page of the portal such as /classes, or an address from https:// on.'

/** The card that an address opens: /tasks?card=mentor-tasks is tasks/mentor-tasks. */
function cardAt(address: string, slugs: readonly string[]): string | null {
  const leads = contentAddress(address)
  if (leads?.kind !== 'portal') return null
  const query = /\?([^#]*)/.exec(leads.href)?.[1]
  const named = new URLSearchParams(query).get('card') ?? ''
  const page = slugs.find((slug) => pagePath(slug) === leads.path)
  return named.includes('/') ? named : `${page}/${named}`
}
