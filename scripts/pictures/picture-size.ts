import { imageMeta } from 'image-meta'
import { cleanPicture } from './clean-picture.ts'

export type PictureSize = { readonly width: number; readonly height: number }

/** In pixels. */
const WIDEST_PAGE = 1152

/** The size at which a browser draws a picture, in pixels; null if the picture does not say it. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const clean = cleanPicture(bytes)
  const size = clean && sizeOf(clean.bytes)
  if (!size) return null
  return clean.isTurned ? { width: size.height, height: size.width } : size
}

function sizeOf(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height, type } = imageMeta(bytes)
    if (type !== 'svg' || hasOwnSize(bytes)) return { width, height }
    // A drawing without a size is as wide as its place.
    return { width: WIDEST_PAGE, height: Math.round((WIDEST_PAGE * height) / width) }
  } catch {
    return null // a picture without a size
  }
}

function hasOwnSize(drawing: Uint8Array): boolean {
  return /<svg\s[^>]*\b(?:width|height)=["'][\d.]+[a-z]*["']/.test(
    new TextDecoder().decode(drawing),
  )
}
