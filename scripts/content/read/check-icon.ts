import { rewritten, valuePlace, type FieldPath, type Fields } from '../fields/fields.ts'
import { findIcon, iconNames } from '../icons.ts'
import { error, type Problem } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'

/**
 * An icon that the set does not have.
 * @param written how its name is written in this kind of file
 */
export function checkIcon(
  fields: Fields,
  name: string | undefined,
  path: FieldPath = ['icon'],
  written = (icon: string) => icon,
): Problem[] {
  if (name === undefined || findIcon(name) !== null) return []
  const place = valuePlace(fields, path)
  const sentence = `There is no icon ${name}.`
  const meant = nearest(name, iconNames())
  if (meant === null) return [error(place, sentence, CHOOSE)]
  const suggestion = rewritten(fields, path, written(meant))
  return [error(place, sentence, didYouMean(meant), undefined, suggestion)]
}

const CHOOSE = 'Choose a name from https://lucide.dev/icons, such as video.'
