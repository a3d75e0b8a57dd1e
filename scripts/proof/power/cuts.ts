import type { Change, Cut } from './disk.ts'

const SECTOR_BYTES = 512
const PIECE_BYTES = SECTOR_BYTES / 2

/** Nothing is on the disk that was not synced. */
export const dropped: Cut = () => []

/** What was done last is missing, and one write ends in the middle of a sector. */
export const torn: Cut = (unsafe) => {
  const end = Math.floor(Math.random() * unsafe.length)
  const last = unsafe[end]
  return [...unsafe.slice(0, end), ...(last === undefined ? [] : [tear(last)])]
}

/** Later writes came before earlier ones: some are there, some are not, and some are there in part. */
export const reordered: Cut = (unsafe) =>
  unsafe
    .filter(() => Math.random() < 0.5)
    .map((change) => (Math.random() < 0.2 ? tear(change) : change))

/** The power failed when all had been written anyhow. */
export const kept: Cut = (unsafe) => unsafe

/** A write as far as a half of some sector, or a half of a write that is smaller. */
export function tear(change: Change): Change {
  if (change.kind !== 'write') return change
  const { at, bytes } = change
  const first = Math.floor(at / PIECE_BYTES) + 1
  const last = Math.ceil((at + bytes.length) / PIECE_BYTES) - 1
  const end =
    last < first
      ? Math.floor(bytes.length / 2)
      : (first + Math.floor(Math.random() * (last - first + 1))) * PIECE_BYTES - at
  return { ...change, bytes: bytes.subarray(0, end) }
}
