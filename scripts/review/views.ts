import { createHash } from 'node:crypto'

// What a picture can be of: something of both sides on one device.

export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

/** A laptop and a phone: the width of their screens, and how finely a picture is taken. */
export const DEVICES = [
  { name: 'computer', width: 1280, height: 800, scale: 1 },
  { name: 'phone', width: 360, height: 740, scale: 1.5 },
] as const
export type Device = (typeof DEVICES)[number]

/** What of an address is shown: all that fits a screen, or one piece; of pages and modals what changed. */
export type Subject = 'screen' | 'sidebar' | 'page' | 'modal' | 'card'

/** Where to look on one side. */
export type Spot = {
  /** The address in the portal, such as /payments?card=receipt-upload. */
  readonly address: string
  /** The title of the card that is shown. */
  readonly card?: string
  /** Its file; there is no picture while it has a mistake. */
  readonly file: string | null
}

/** Something to show before and after; what is new or removed has one side alone. */
export type View = {
  readonly subject: Subject
  readonly device: Device['name']
  /** What it is, for a reader: 'The card, on a computer'. */
  readonly words: string
  /** The line that matters most, before and after: where not all fits into a picture, it begins there. */
  readonly gravest?: readonly [was: string, is: string] | undefined
} & { readonly [S in Side]: Spot | null }

/** A picture in WebP, base64; its size in pixels of the page it was taken of. */
export type Picture = { readonly webp: string; readonly width: number; readonly height: number }

export type Taken = Picture | { readonly failed: string }

/** Both sides of a view; `isPart` when places that changed are further below than a picture reaches. */
export type Pair = { readonly [S in Side]: Taken | null } & { readonly isPart?: boolean }

/** By the names of their views. */
export type Pictures = ReadonlyMap<string, Pair>

/** The same for views that show the same. */
export function viewName({ subject, device, before, after }: View): string {
  const spots = JSON.stringify([subject, device, before, after])
  return createHash('sha256').update(spots).digest('base64url').slice(0, 16)
}
