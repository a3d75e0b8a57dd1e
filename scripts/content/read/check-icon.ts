import { valuePlace, type Fields } from '../fields/fields.ts'
import { findIcon, iconNames } from '../icons.ts'
import { error, type Problem } from '../problem.ts'
import { suggest } from '../suggest.ts'

/** An icon that the set does not have. */
export function checkIcon(fields: Fields, name: string | undefined): Problem[] {
  if (name === undefined || findIcon(name) !== null) return []
  const advice =
    suggest(name, iconNames()) ?? 'Choose a name from https://lucide.dev/icons, such as video.'
  return [error(valuePlace(fields, ['icon']), `There is no icon ${name}.`, advice)]
}
