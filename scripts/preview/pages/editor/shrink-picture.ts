import type { Sent } from '../requests.ts'

/** In pixels; a page is nowhere wider than 1152. */
const LONGER_SIDE = 1200

const QUALITY = 0.8

const ENDINGS: Readonly<Record<string, Sent<'picture'>['ending']>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}

/**
 * Draws a picture again, no larger than a page needs it; drawings and moving pictures stay as they are. The new file
 * has no data about the place where it was taken.
 * @throws with a sentence for the writer if the browser cannot read it
 */
export async function shrinkPicture(file: File): Promise<Pick<Sent<'picture'>, 'ending' | 'data'>> {
  const isDrawing = file.type === 'image/svg+xml' || file.type === 'image/gif'
  const blob = isDrawing ? file : await draw(file)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const data = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return { ending: ENDINGS[blob.type] ?? 'png', data }
}

async function draw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) throw new Error(UNREADABLE)
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.ceil(picture.width * scale),
    Math.ceil(picture.height * scale),
  )
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(UNREADABLE)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  if (webp.type === 'image/webp') return webp
  // Safari writes no WebP, and JPEG has no transparency.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}

const UNREADABLE =
  'The browser cannot read this picture (such as HEIC from an iPhone). Save it as JPEG or PNG, and choose that file.'
