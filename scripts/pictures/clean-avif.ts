// An AVIF file is a tree of boxes. The box meta says where its items are: pictures, and notes about them.

const NOTE = /^(?:Exif|mime|uri )$/
/** A type that no browser knows, in the place of a note's type. */
const SKIPPED = 'skip'

/**
 * Writes zeros over the notes, and moves nothing, because boxes count bytes from the beginning of the file.
 * Orientation and colours are no notes.
 */
export function cleanAvif(original: Buffer) {
  const file = Buffer.from(original)
  const boxes = boxesIn(file, 0, file.length)
  const inMeta = boxes.filter(named('meta')).flatMap(({ at, end }) => boxesIn(file, at + 4, end))
  const notes = new Set(inMeta.filter(named('iinf')).flatMap((box) => takeNotes(file, box)))
  const data = inMeta.find(named('idat'))?.at ?? 0
  for (const { at } of inMeta.filter(named('iloc'))) {
    for (const { item, from, length } of placesIn(file, at, data)) {
      if (notes.has(item)) file.fill(0, from, from + length)
    }
  }
  const properties = inMeta
    .filter(named('iprp'))
    .flatMap(({ at, end }) => boxesIn(file, at, end).filter(named('ipco')))
    .flatMap(({ at, end }) => boxesIn(file, at, end))
  const isTurned = properties.filter(named('irot')).some(({ at }) => file.readUInt8(at) % 2 === 1)
  return { bytes: file, isTurned }
}

/** Where the content of a box begins and ends. */
type Box = { readonly type: string; readonly at: number; readonly end: number }

const named = (wanted: string) => (box: Box) => box.type === wanted

function boxesIn(file: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; at = boxes.at(-1)?.end ?? end) {
    const size = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    // 0 means up to the end; 1, that the size follows in eight bytes.
    if (size === 1) {
      boxes.push({ type, at: at + 16, end: at + Number(file.readBigUInt64BE(at + 8)) })
    } else {
      boxes.push({ type, at: at + 8, end: size === 0 ? end : at + Math.max(size, 8) })
    }
  }
  return boxes
}

/** The ids of the notes in a list of items, which no longer says that they are notes. */
function takeNotes(file: Buffer, { at, end }: Box): number[] {
  const head = file.readUInt8(at) === 0 ? 6 : 8
  return boxesIn(file, at + head, end).flatMap((entry) => {
    const idLength = file.readUInt8(entry.at) < 3 ? 2 : 4
    const typeAt = entry.at + 4 + idLength + 2
    if (!NOTE.test(file.toString('latin1', typeAt, typeAt + 4))) return []
    file.write(SKIPPED, typeAt)
    return file.readUIntBE(entry.at + 4, idLength)
  })
}

type Place = { readonly item: number; readonly from: number; readonly length: number }

/** The places of all items. @param start of the box iloc's content @param data of the box idat's content */
function placesIn(file: Buffer, start: number, data: number): Place[] {
  const version = file.readUInt8(start)
  const [ofOffset = 0, ofLength = 0] = halves(file.readUInt8(start + 4))
  const [ofBase = 0, ofIndex = 0] = halves(file.readUInt8(start + 5))
  const ofId = version < 2 ? 2 : 4
  let at = start + 6
  const read = (size: number) => {
    at += size
    if (size === 8) return Number(file.readBigUInt64BE(at - 8))
    return size === 0 ? 0 : file.readUIntBE(at - size, size)
  }
  return Array.from({ length: read(ofId) }, () => {
    const item = read(ofId)
    const isInData = version > 0 && read(2) % 16 === 1
    read(2)
    const base = read(ofBase) + (isInData ? data : 0)
    return Array.from({ length: read(2) }, (): Place => {
      if (version > 0) read(ofIndex)
      return { item, from: base + read(ofOffset), length: read(ofLength) }
    })
  }).flat()
}

function halves(byte: number): number[] {
  return [byte >> 4, byte & 15]
}
