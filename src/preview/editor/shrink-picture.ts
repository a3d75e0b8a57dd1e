import { LARGEST_PICTURE_BYTES } from '../../content/picture-size.ts'
import type { Sent } from '../requests.ts'

export type SmallPicture = {
  readonly original: File
  readonly blob: Blob
  /** The ending of its name. */
  readonly ending: Sent<'picture'>['ending']
}

/** Larger first: fewer pixels blur more than a stronger compression. A page is nowhere wider than 1152. */
const TRIES: readonly (readonly [side: number, quality: number])[] = [
  [1600, 0.82],
  [1600, 0.7],
  [1200, 0.7],
  [800, 0.6],
]

/** Drawings and moving pictures stay as they are. */
const KEPT: Readonly<Record<string, 'svg' | 'gif'>> = { 'image/svg+xml': 'svg', 'image/gif': 'gif' }

/**
 * Draws a picture again, no larger than a page needs it. The new file has no data about the place where it was taken.
 * @throws with a sentence for the writer if the browser cannot read it, or it is a drawing that is too large
 */
export async function shrinkPicture(file: File): Promise<SmallPicture> {
  const kept = KEPT[file.type]
  if (kept !== undefined) {
    if (file.size > LARGEST_PICTURE_BYTES) throw new Error(TOO_LARGE)
    return { original: file, blob: file, ending: kept }
  }
  // Null if the browser cannot read it.
  const drawn = await createImageBitmap(file).catch(() => null)
  if (drawn === null) throw new Error(UNREADABLE)
  for (const [side, quality] of TRIES) {
    const blob = await draw(drawn, side, quality)
    if (blob !== null && blob.size <= LARGEST_PICTURE_BYTES) {
      const ending = blob.type === 'image/webp' ? 'webp' : 'jpg'
      return { original: file, blob, ending }
    }
  }
  throw new Error(UNREADABLE)
}

async function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp') return webp
  // Safari writes no WebP, and JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

const TOO_LARGE = 'This file is larger than 1 MB. Choose a smaller one, or save it as PNG.'
const UNREADABLE =
  'The browser cannot read this picture (such as HEIC from an iPhone). Save it as JPEG or PNG, and choose that file.'
