import { valuePlace, type Fields } from '../fields/fields.ts'
import { error, warning, type Problem } from '../problem.ts'

/** Entries of a list that say the same as an earlier one. Another note can make another link of it. */
export function checkTwice(
  fields: Fields,
  list: 'facts' | 'links',
  entries: readonly (object | undefined)[],
): Problem[] {
  const said = entries.map((entry) => {
    const told = Object.entries(entry ?? {})
    return told.some(([, value]) => value === undefined) ? '' : JSON.stringify(told)
  })
  return said.flatMap((entry, index) => {
    if (entry === '' || entry === '[]' || said.indexOf(entry) === index) return []
    const sentence = list === 'facts' ? 'This detail is there twice.' : 'This link is there twice.'
    const { line } = valuePlace(fields, [list, said.indexOf(entry)])
    const advice = `Remove this one, with the lines that belong to it: the one on line ${line} says the same.`
    return [error(valuePlace(fields, [list, index]), sentence, advice)]
  })
}

/** Links with one note, which students cannot tell apart, and such as lead to one place under two of them. */
export function checkSameDoors(
  fields: Fields,
  links: readonly (
    | { readonly [Name in 'key' | 'address' | 'note']?: string | undefined }
    | undefined
  )[],
): Problem[] {
  return links.flatMap((link, index) => {
    const alike = links.findIndex((other) => other?.note === link?.note)
    const isNoted = link?.note !== undefined && link.note.trim() !== ''
    const name = link?.key === undefined ? 'address' : 'key'
    const led = link?.[name]
    const same = links.findIndex((other) => other?.[name] === led)
    if (isNoted && alike < index && links[alike]?.[name] !== led) {
      const sentence = `Link ${alike + 1} and Link ${index + 1} have the same note, so students cannot tell them apart.`
      const place = valuePlace(fields, ['links', index, 'note'])
      return [warning(place, sentence, 'Say in one of them what is different there.')]
    }
    if (led === undefined || same === index || links[same]?.note === link?.note) return []
    const sentence = `Link ${same + 1} and Link ${index + 1} lead to the same place, ${led}.`
    const advice =
      'Give one of them where it is meant to lead, or remove it with what belongs to it.'
    return [warning(valuePlace(fields, ['links', index, name]), sentence, advice)]
  })
}

/** Details with one name: two versions, perhaps, of which one was to go. */
export function checkLabels(
  fields: Fields,
  facts: readonly (
    | { readonly label?: string | undefined; readonly value?: string | undefined }
    | undefined
  )[],
): Problem[] {
  return facts.flatMap((fact, index) => {
    const label = fact?.label
    const same = facts.findIndex((other) => label !== undefined && other?.label === label)
    if (label === undefined || same === index || facts[same]?.value === fact?.value) return []
    const sentence = `Two details are called ${label}, and say different things.`
    const advice = 'Remove the one that does not hold, or give it another label.'
    return [warning(valuePlace(fields, ['facts', index, 'label']), sentence, advice)]
  })
}
