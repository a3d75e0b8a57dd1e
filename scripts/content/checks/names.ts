import type { Content } from '../content.ts'
import { findIcon, iconNames } from '../icons.ts'
import type { Finding, Problem } from '../problem.ts'
import { suggest, suggestOf } from '../suggest.ts'
import type { Use } from '../use.ts'
import { oneForEach } from './one-for-each.ts'

/** Link keys, icons and pictures that do not exist. */
export function checkNames({ uses, settings, sorted: { pictures } }: Content): Problem[] {
  const links = settings.links?.parts?.links
  const unknown = (kind: Use['kind'], isKnown: (name: string) => boolean): Use[] =>
    uses.filter((use) => use.kind === kind && !isKnown(use.name))
  return [
    ...oneForEach(
      unknown('key', (name) => !links || Object.hasOwn(links, name)),
      (name) => [
        `There is no link key ${name}.`,
        suggestOf('The link keys', name, Object.keys(links ?? {})),
      ],
    ),
    ...oneForEach(
      unknown('icon', (name) => findIcon(name) !== null),
      (name) => [
        `There is no icon ${name}.`,
        suggest(name, iconNames()) ?? 'Choose a name from https://lucide.dev/icons, such as video.',
      ],
    ),
    ...oneForEach(
      unknown('picture', (name) => pictures.has(name)),
      (name) => explainPicture(name, pictures),
    ),
  ]
}

function explainPicture(file: string, pictures: ReadonlySet<string>): Finding {
  const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? []
  const beside = [...pictures].filter((other) => other.startsWith(folder))
  const names = beside.map((other) => other.slice(folder.length))
  return [
    `There is no picture ${name} in ${folder.replace(/\/$/, '')}.`,
    suggest(name, names) ?? 'Put the picture into this folder, and write its file name alone.',
  ]
}
