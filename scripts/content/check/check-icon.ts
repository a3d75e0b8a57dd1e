import type { IconShapes } from '../../../src/content/types.ts'
import type { Checking } from '../checking.ts'
import { valuePlace, type FieldBlock } from '../fields/fields.ts'
import { findIcon, iconNames, PLAIN_ICON } from '../icons.ts'
import { suggest } from '../suggest.ts'

/** The icon that a file names, or the plain one; a name that the set does not have is reported. */
export function checkIcon(
  fields: FieldBlock,
  name: string | undefined,
  { report }: Checking,
): IconShapes {
  const found = findIcon(name ?? PLAIN_ICON)
  if (found !== null || name === undefined) return found ?? []
  report(
    valuePlace(fields, ['icon']),
    `There is no icon ${name}.`,
    suggest(name, iconNames()) ?? 'Choose a name from https://lucide.dev/icons, such as video.',
  )
  return []
}
