// What a picture can be of: something of one side on one device.

export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

/** A phone and a laptop: the width of their screens, and how finely a picture is taken. */
export const DEVICES = [
  { name: 'desktop', width: 1280, scale: 1.5 },
  { name: 'phone', width: 360, scale: 2 },
] as const
export type Device = (typeof DEVICES)[number]

export type Subject = 'card' | 'modal' | 'page'

/** A picture in WebP, base64; its size in pixels of the page it was taken of. */
export type Picture = { readonly webp: string; readonly width: number; readonly height: number }

/** By their names; there is none of what could not be drawn. */
export type Pictures = ReadonlyMap<string, Picture>

/** The name of the picture of a card or page. */
export function pictureName(side: Side, id: string, subject: Subject, { name }: Device): string {
  return [side, id, subject, name].join(' ')
}
