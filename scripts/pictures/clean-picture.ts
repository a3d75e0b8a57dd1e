import { crc32 } from 'node:zlib'
import { isAvif } from '../../src/content/picture-kinds.ts'
import { cleanAvif } from './clean-avif.ts'
import { orientationAlone, orientationIn } from './orientation.ts'

export type CleanPicture = {
  readonly bytes: Uint8Array
  /** Whether a browser turns it by 90°, so that its width becomes its height. */
  readonly isTurned: boolean
}

/**
 * Removes everything from a photo (JPEG, PNG, WebP, AVIF) that is not drawn, such as the place and time where it was
 * taken. Orientation and colours stay, and nothing is compressed again. Other pictures stay as they are.
 * @returns null if its end is missing
 */
export function cleanPicture(bytes: Uint8Array): CleanPicture | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const beginning = file.toString('latin1', 0, 400)
  try {
    if (beginning.startsWith('\xff\xd8')) return cleanJpeg(file)
    if (beginning.startsWith('\x89PNG')) return cleanPng(file)
    if (/^RIFF[^]{4}WEBP/.test(beginning)) return cleanWebp(file)
    if (isAvif(beginning)) return cleanAvif(file)
    return { bytes, isTurned: false }
  } catch (error) {
    // Reading behind the end.
    if (error instanceof RangeError) return null
    throw error
  }
}

const APP0 = 0xe0
const EXIF = 0xe1
const APP15 = 0xef
const COMMENT = 0xfe
const SCAN = 0xda
const END = 0xd9

/** The beginnings of the APP segments that a browser needs to draw the picture. */
const JPEG_KEPT = /^[^]{4}(?:JFIF\0|ICC_PROFILE\0|Adobe)/

/** A JPEG is a list of segments: a marker, a length, and data; the pixels follow a scan segment. */
function cleanJpeg(file: Buffer): CleanPicture {
  const parts = [file.subarray(0, 2)]
  let orientation = 1
  let at = markerFrom(file, 2)
  // What follows the end can be a film of the same moment.
  while (file[at + 1] !== END) {
    const marker = file.readUInt8(at + 1)
    const end = at + 2 + file.readUInt16BE(at + 2)
    const next = markerFrom(file, end)
    const segment = file.subarray(at, marker === SCAN ? next : end)
    const isNote = (marker >= APP0 && marker <= APP15) || marker === COMMENT
    if (marker === EXIF && segment.toString('latin1', 4, 10) === 'Exif\0\0') {
      orientation = orientationIn(segment.subarray(10))
      if (orientation > 1) parts.push(exifSegment(orientation))
    } else if (!isNote || JPEG_KEPT.test(segment.toString('latin1', 0, 16))) {
      parts.push(segment)
    }
    at = next
  }
  return { bytes: Buffer.concat([...parts, Buffer.from([0xff, END])]), isTurned: orientation > 4 }
}

/** Where the next marker begins. Among pixels, 0xff is followed by 0, or by 0xd0 to 0xd7. */
function markerFrom(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('There is no end')
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0'), orientationAlone(orientation)])
  return Buffer.concat([Buffer.from([0xff, EXIF, 0, data.length + 2]), data])
}

const PNG_KEPT =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|mDCV|cLLI|acTL|fcTL|fdAT)$/

/** A PNG is a list of chunks: a length, a type, data, and a checksum. */
function cleanPng(file: Buffer): CleanPicture {
  const parts = [file.subarray(0, 8)]
  let orientation = 1
  let at = 8
  let type = ''
  while (type !== 'IEND') {
    const end = at + 12 + file.readUInt32BE(at)
    type = file.toString('latin1', at + 4, at + 8)
    if (PNG_KEPT.test(type)) parts.push(file.subarray(at, end))
    if (type === 'eXIf') {
      orientation = orientationIn(file.subarray(at + 8, end - 4))
      if (orientation > 1) parts.push(exifChunk(orientation))
    }
    at = end
  }
  return { bytes: Buffer.concat(parts), isTurned: orientation > 4 }
}

function exifChunk(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('eXIf'), orientationAlone(orientation)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length - 4)
  checksum.writeUInt32BE(crc32(data))
  return Buffer.concat([length, data, checksum])
}

const WEBP_KEPT = /^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/
/** In the flags of VP8X: there is EXIF data, there is XMP data. */
const WEBP_NOTES = 0b1100

/** A WebP is a list of chunks: a type, a length, and data. Chromium ignores its orientation, Safari does not. */
function cleanWebp(file: Buffer): CleanPicture {
  const whole = 8 + file.readUInt32LE(4)
  if (whole > file.length) throw new RangeError('There is no end')
  const parts = [file.subarray(0, 12)]
  for (let at = 12; at + 8 <= whole;) {
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (WEBP_KEPT.test(file.toString('latin1', at, at + 4))) parts.push(file.subarray(at, end))
    at = end
  }
  const bytes = Buffer.concat(parts)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  if (bytes.toString('latin1', 12, 16) === 'VP8X') {
    bytes.writeUInt8(bytes.readUInt8(20) & ~WEBP_NOTES, 20)
  }
  return { bytes, isTurned: false }
}
