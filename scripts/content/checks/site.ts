import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { placeOf, topOf } from '../source.ts'
import { isReadable, readableAccent } from '../theme/derive-accent.ts'

/** An accent that cannot be read in everything that follows from it. */
export function checkAccent({ settings: { site } }: Content): Problem[] {
  const accent = site?.parts?.accent
  if (!site || accent === undefined || isReadable(accent)) return []
  return [
    error(placeOf(site.fields.valueSpot(['accent'])), {
      rule: 'pale-accent',
      message: `Text in the colour ${accent} is too pale to read on a light background.`,
      advice: `Choose a darker one: "${readableAccent(accent)}" is the nearest.`,
    }),
  ]
}

/** A logo that is named and not there, or there and not named. */
export function checkLogo({ settings: { site }, sorted }: Content): Problem[] {
  if (!site) return []
  const named = site.parts?.logo
  // (A name that no logo can have has been told already.)
  if (named === undefined && Object.hasOwn(Object(site.fields.data), 'logo')) return []
  const problems = [...sorted.logos]
    .filter((file) => file !== `content/${named}`)
    .map((file) =>
      error(topOf(file), {
        rule: 'unused-logo',
        message: 'This logo is not shown.',
        advice: 'Name it behind "logo" in content/site.json, or remove the file.',
      }),
    )
  if (named === undefined || sorted.logos.has(`content/${named}`)) return problems
  const missing = error(placeOf(site.fields.valueSpot(['logo'])), {
    rule: 'unknown-logo',
    message: `There is no file content/${named}.`,
    advice:
      'Put the file there, or remove this line: then the first letter of the name stands for the school.',
  })
  return [missing, ...problems]
}
