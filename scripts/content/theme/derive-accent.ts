import {
  clone,
  ColorSpace,
  contrastWCAG21,
  OKLCH,
  parse,
  serialize,
  sRGB,
  to,
  toGamut,
  type PlainColorObject,
} from 'colorjs.io/dist/color-fn.js'

// Derives all colours of the theme from the school's accent, for light and dark. Lightness and chroma are
// those of OKLCH, in which equal steps look equal in every hue.

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

type Shades = { readonly light: string; readonly dark: string }

/** The surface in tokens.css on which text in the accent has the least contrast. */
export const HARDEST_SURFACE = { light: '#eef0f4', dark: '#212732' }

/** '#2346b8' and the like. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Derives the colours from an accent such as '#2346b8', by their names in src/portal/theme/tokens.css without hyphens. */
export function deriveAccent(accent: string) {
  const shade = shadesOf(accent)
  const white = '#ffffff'
  return {
    accent: { light: accent, dark: shade(0.79, 0.11) },
    'accent-strong': {
      light: shade(Math.max(lightnessOf(accent) - 0.09, 0.2)),
      dark: shade(0.86, 0.08),
    },
    'accent-soft': { light: shade(0.955, 0.022), dark: shade(0.3, 0.06) },
    'on-accent': { light: white, dark: shade(0.2, 0.04) },
    brand: { light: shade(Math.min(lightnessOf(accent), 0.36)), dark: shade(0.29, 0.1) },
    'on-brand': { light: white, dark: white },
    sun: sunOf(accent),
  }
}

/** A sun is warm: from apricot to yellow. */
const WARM = { from: 35, to: 92 }

/** The colour opposite the accent, or the nearest colour of a sun. */
function sunOf(accent: string): Shades {
  const opposite = (hueOf(accent) + 180) % 360
  const isCold = opposite > WARM.to
  const nearApricot = opposite - WARM.to > WARM.from + 360 - opposite
  const hue = isCold ? (nearApricot ? WARM.from : WARM.to) : Math.max(opposite, WARM.from)
  const color = shadeOf(0.84, 0.14, hue)
  return { light: color, dark: color }
}

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST_CONTRAST = 4.5

/** Whether everyone can read text in the accent, and text on it. In dark colours the lightness is fixed and enough. */
export function isReadable(accent: string): boolean {
  const against = [HARDEST_SURFACE.light, deriveAccent(accent)['accent-soft'].light, '#ffffff']
  return against.every((other) => contrast(accent, other) >= LEAST_CONTRAST)
}

/** The same colour, darkened until it is readable. */
export function readableAccent(accent: string): string {
  const shade = shadesOf(accent)
  for (let lightness = lightnessOf(accent); lightness > 0; lightness -= 0.01) {
    const darker = shade(lightness)
    if (isReadable(darker)) return darker
  }
  return '#000000'
}

/** The contrast of two colours by WCAG 2.1: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  return contrastWCAG21(parse(one), parse(other))
}

/** Returns a function that gives the colour's hue another lightness, and at most some chroma. */
function shadesOf(color: string): (lightness: number, mostChroma?: number) => string {
  const [, chroma] = to(parse(color), OKLCH).coords
  return (lightness, mostChroma = Infinity) =>
    shadeOf(lightness, Math.min(chroma ?? 0, mostChroma), hueOf(color))
}

function shadeOf(lightness: number, chroma: number, hue: number): string {
  const shade: PlainColorObject = { space: OKLCH, coords: [lightness, chroma, hue], alpha: 1 }
  return serialize(toGamut(to(clone(shade), sRGB)), { format: 'hex', collapse: false })
}

/** In degrees; 0 for grey, which has no hue. */
function hueOf(color: string): number {
  return to(parse(color), OKLCH).coords[2] ?? 0
}

function lightnessOf(color: string): number {
  return to(parse(color), OKLCH).coords[0] ?? 0
}
