/** How a browser turns a photo: 1 shows it as it is, and from 5 on its width becomes its height. */
const TAG = 274

/** @param exif EXIF data from its byte order on @returns 1 to 8; 1 if it says nothing readable */
export function orientationIn(exif: Buffer): number {
  const order = exif.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return 1
  const read = (at: number, size: number) => {
    if (at + size > exif.length) return 0
    return order === 'II*\0' ? exif.readUIntLE(at, size) : exif.readUIntBE(at, size)
  }
  const first = read(4, 4) + 2
  for (let entry = 0; entry < read(first - 2, 2); entry += 1) {
    if (read(first + entry * 12, 2) !== TAG) continue
    const orientation = read(first + entry * 12 + 8, 2)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** EXIF data that says the orientation and nothing else. */
export function orientationAlone(orientation: number): Buffer {
  const exif = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  exif.writeUInt16BE(orientation, 18)
  return exif
}
