import { rewritten, valuePlace, type Fields } from '../fields/fields.ts'
import { findIcon, iconNames } from '../icons.ts'
import { error, type Problem } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'

/** An icon that the set does not have. */
export function checkIcon(fields: Fields, name: string | undefined): Problem[] {
  if (name === undefined || findIcon(name) !== null) return []
  const place = valuePlace(fields, ['icon'])
  const sentence = `There is no icon ${name}.`
  const meant = nearest(name, iconNames())
  if (meant === null) return [error(place, sentence, CHOOSE)]
  const suggestion = rewritten(fields, ['icon'], meant)
  return [error(place, sentence, didYouMean(meant), undefined, suggestion)]
}

const CHOOSE = 'Choose a name from https://lucide.dev/icons, such as video.'
