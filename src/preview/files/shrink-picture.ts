import { BEGINNING_BYTES, isHeic } from '../../content/picture-kinds.ts'
import { LARGEST_PICTURE_BYTES } from '../../content/picture-size.ts'

/** A picture, ready to be put beside a text. */
export type ReadyPicture = {
  readonly kind: 'ready'
  readonly blob: Blob
  readonly ending: string
  /** Null for a drawing, which has no pixels. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export type Shrunk = ReadyPicture | { readonly kind: 'refused'; readonly message: string }

/** A phone's photograph has 4000; a page is nowhere wider than 1152, and sharp screens show more of it. */
const LONGEST_SIDE = 1600

/** Larger first: fewer pixels blur more than a stronger compression. */
const TRIES: readonly (readonly [side: number, quality: number])[] = [
  [LONGEST_SIDE, 0.82],
  [LONGEST_SIDE, 0.7],
  [1200, 0.7],
  [800, 0.6],
]

/**
 * Draws a picture again, no larger than a page can use. What else its file held, such as the place
 * where it was taken, is left behind. Drawings (SVG) and moving pictures stay as they are.
 */
export async function shrinkPicture(file: File): Promise<Shrunk> {
  if (await isHeicFile(file)) return refused(HEIC)
  const kept = file.type === 'image/svg+xml' ? 'svg' : file.type === 'image/gif' ? 'gif' : null
  if (kept !== null) {
    if (file.size > LARGEST_PICTURE_BYTES) return refused(TOO_LARGE[kept])
    return { kind: 'ready', blob: file, ending: kept, size: null }
  }
  if (!file.type.startsWith('image/')) return refused(NO_PICTURE)
  const drawn = await read(file)
  if (drawn === null) return refused(UNREADABLE)
  for (const [side, quality] of TRIES) {
    const small = await draw(drawn, side, quality)
    if (small !== null && small.blob.size <= LARGEST_PICTURE_BYTES) return small
  }
  return refused(UNREADABLE)
}

async function draw(
  picture: ImageBitmap,
  side: number,
  quality: number,
): Promise<ReadyPicture | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp')
    return { kind: 'ready', blob: webp, ending: 'webp', size: { width, height } }
  // Safari writes no WebP. JPEG knows nothing that can be seen through.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const jpeg = await blobOf(canvas, 'image/jpeg', quality)
  return jpeg && { kind: 'ready', blob: jpeg, ending: 'jpg', size: { width, height } }
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** Null where the browser cannot read it. */
async function read(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** By its name, its type, or its first bytes: iPhones send it under any name. */
async function isHeicFile(file: File): Promise<boolean> {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return true
  const beginning = await file.slice(0, BEGINNING_BYTES).arrayBuffer()
  return isHeic(new TextDecoder('latin1').decode(beginning))
}

function refused(message: string): Shrunk {
  return { kind: 'refused', message }
}

const HEIC =
  'This is a HEIC picture, as iPhones take them, which most browsers cannot show. Save it as JPEG or take a screenshot of it, and choose that.'
const NO_PICTURE = 'This is no picture. Choose a photograph, a screenshot or a drawing.'
const UNREADABLE =
  'This picture cannot be read: it may be damaged. Open it, save it again as JPEG or PNG, and choose that.'
const TOO_LARGE = {
  svg: 'This drawing is larger than 500 kB. Save it as PNG, and choose that.',
  gif: 'This moving picture is larger than 500 kB. Choose a shorter one, or one picture of it.',
}
