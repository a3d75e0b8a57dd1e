import type { Content } from '../content.ts'
import { hasIcon, iconNames } from '../icons.ts'
import type { Problem } from '../problem.ts'
import { suggest, suggestOf } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Link keys that links.json does not have. */
export function checkLinkKeys({ uses, settings }: Content): Problem[] {
  const known = settings.links?.parts?.links
  if (!known) return []
  const unknown = uses.filter(({ kind, name }) => kind === 'key' && !Object.hasOwn(known, name))
  return oneForEach(unknown, (name) => ({
    rule: 'unknown-link-key',
    message: `There is no link key ${name}.`,
    advice: suggestOf('The link keys', name, Object.keys(known)),
  }))
}

/** Icons that the set does not have. */
export function checkIcons({ uses }: Content): Problem[] {
  const unknown = uses.filter(({ kind, name }) => kind === 'icon' && !hasIcon(name))
  return oneForEach(unknown, (name) => ({
    rule: 'unknown-icon',
    message: `There is no icon ${name}.`,
    advice:
      suggest(name, iconNames()) ?? 'Choose a name from https://lucide.dev/icons, such as video.',
  }))
}
