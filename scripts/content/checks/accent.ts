import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { isReadable, readableAccent } from '../theme/derive-accent.ts'

/** An accent with which some text could not be read. */
export function checkAccent({ settings: { site } }: Content): Problem[] {
  const accent = site?.parts?.accent
  if (!site || accent === undefined || isReadable(accent)) return []
  const message = `Text in the colour ${accent} is too pale to read on a light background.`
  const advice = `Choose a darker one: "${readableAccent(accent)}" is the nearest.`
  return [error(site.fields.valueSpot(['accent']), message, advice)]
}
