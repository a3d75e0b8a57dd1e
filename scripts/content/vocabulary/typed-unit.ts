/** A unit that is typed beside a figure which brings it along; either part may be empty, not both. */
type TypedUnit = { readonly dollar: string; readonly unit: string }

/**
 * Finds the unit of a figure once more in the words around it.
 * @param printed the figure as students read it, such as '10 minutes'
 */
export function typedUnit(printed: string, before: string, behind: string): TypedUnit | null {
  const dollar = printed.startsWith('$') ? (/\$[ \t]*$/.exec(before)?.[0] ?? '') : ''
  const word = /\s(\p{L}+?)s?$/u.exec(printed)?.[1]
  const pattern = CURRENCIES.find(([sign]) => printed.includes(sign))?.[1] ?? repeated(printed)
  const short = SHORT_UNITS.find(([whole]) => word === whole)?.[1]
  const unit = (pattern.exec(behind) ?? short?.exec(behind))?.[0] ?? ''
  return dollar === '' && unit === '' ? null : { dollar, unit }
}

/** @param read what students would read */
export function unitTwice(raw: string, read: string): string {
  return `${raw} brings its unit along: students would read ${read.replaceAll(/\s+/g, ' ')}.`
}

/** What people write behind a number whose sign they do not see. */
const CURRENCIES = [
  ['%', /^\s*%|^\s+per\s?cent\b/i],
  ['$', /^\s+(?:US\s+)?dollars?\b/i],
  ['₦', /^\s+naira\b/i],
] as const

/** The last words of what is printed once more, one or several: minutes, Lagos time, PM. */
function repeated(printed: string): RegExp {
  const words = printed.split(/\s+/).filter((word) => /^\p{L}+$/u.test(word))
  const endings = words.map((_, index) => words.slice(index).join(String.raw`\s+`))
  const half = /\d\s?([AP]M)\b/.exec(printed)?.[1]
  const all = [...endings, ...(half === undefined ? [] : [half])].map(
    (end) => `${end.replace(/s$/, '')}s?`,
  )
  if (all.length === 0) return NOTHING
  return new RegExp(String.raw`^(?:\s+|-)(?:${all.join('|')})(?![\p{L}\p{N}])`, 'iu')
}

const NOTHING = /(?!)/

/** What people write for a unit in short. */
const SHORT_UNITS = [
  ['minute', /^(?:\s+|-)mins?\b/i],
  ['hour', /^(?:\s+|-)hrs?\b/i],
  ['week', /^(?:\s+|-)wks?\b/i],
] as const
