/** What stands for the school: its logo, or else a cap in its colour. */
export type Mark = {
  readonly accent: string
  /** The logo and its type, such as image/svg+xml; null: the school has none. */
  readonly logo: { readonly bytes: Uint8Array; readonly type: string } | null
}

/** How an icon fills its square. */
export type Ground =
  /** Nothing behind the mark. */
  | 'none'
  /** The browser's tab: nothing behind the mark where tabs are light, a white plate where they are dark. */
  | 'tab'
  /** A ground to the edges, and room around the mark: phones cut circles and drops out of it. */
  | 'full'

/** Sides, of 100, that stay within the circle that every phone leaves; the cap has room around it. */
const SAFE = { logo: 56, cap: 76 }

/** A dark logo could not be seen on a dark tab. */
const PLATE =
  '<style>rect{display:none}@media (prefers-color-scheme:dark){rect{display:inline}' +
  'image{transform:translate(11px,11px)scale(.78)}}</style>' +
  '<rect width="100" height="100" rx="22" fill="#fff"/>'

/** The icon as SVG. A logo stands on white, on which the portal shows it, too. */
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
