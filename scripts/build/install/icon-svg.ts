/** The school's mark: its logo, or a cap in its colour. */
export type Mark = {
  readonly accent: string
  /** The logo and its type, such as image/svg+xml; null if the school has none. */
  readonly logo: { readonly bytes: Uint8Array; readonly type: string } | null
}

/** The background of an icon. */
export type Ground =
  /** No background. */
  | 'none'
  /** For the browser's tab: no background on light tabs, a white plate on dark tabs. */
  | 'tab'
  /** A full background with a margin around the mark, because phones crop the icon to a shape. */
  | 'full'

/** Side lengths in percent that fit the circle that every phone shows; the cap has its own margin. */
const SAFE = { logo: 56, cap: 76 }

/** A dark logo would be invisible on a dark tab. */
const PLATE =
  '<style>rect{display:none}@media (prefers-color-scheme:dark){rect{display:inline}' +
  'image{transform:translate(11px,11px)scale(.78)}}</style>' +
  '<rect width="100" height="100" rx="22" fill="#fff"/>'

/** The icon as SVG. A logo gets a white background, as in the portal. */
export function iconSvg({ accent, logo }: Mark, ground: Ground): string {
  const side = ground !== 'full' ? 100 : logo === null ? SAFE.cap : SAFE.logo
  const place = `x="${(100 - side) / 2}" y="${(100 - side) / 2}" width="${side}" height="${side}"`
  const colour = logo === null ? accent : '#fff'
  const shapes = [
    ground === 'full' && `<rect width="100" height="100" fill="${colour}"/>`,
    ground === 'tab' && logo !== null && PLATE,
    logo === null &&
      ground !== 'full' &&
      `<rect width="100" height="100" rx="22" fill="${accent}"/>`,
    logo === null ? `<svg ${place} viewBox="0 0 32 32">${CAP}</svg>` : picture(logo, place),
  ]
  const inside = shapes.filter((shape) => shape !== false).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`
}

const CAP =
  '<path d="M16 7 4 13l12 6 9-4.5V21h2v-8zM9 18v4c2 2 4.500 3 7 3s5-1 7-3v-4l-7 3.500z" fill="#fff"/>'

function picture({ bytes, type }: NonNullable<Mark['logo']>, place: string): string {
  return `<image ${place} href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>`
}
