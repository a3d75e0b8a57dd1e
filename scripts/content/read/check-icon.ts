import { valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import { findIcon, iconNames } from '../icons.ts'
import { error, type Problem } from '../problem.ts'
import { suggest } from '../suggest.ts'

/** An icon that the set does not have. */
export function checkIcon(
  fields: Fields,
  name: string | undefined,
  path: FieldPath = ['icon'],
): Problem[] {
  if (name === undefined || findIcon(name) !== null) return []
  const advice = suggest(name, iconNames()) ?? CHOOSE
  return [error(valuePlace(fields, path), `There is no icon ${name}.`, advice)]
}

const CHOOSE = 'Choose a name from https://lucide.dev/icons, such as video.'
