// What SQLite says where there is no room for a file, for one beside it, or for anything any more.
const FULL = 13
const IO_ERROR = 10
const READ_ONLY = 8

/** Whether the database could not be written because of the disk that it lies on. */
export function isDiskProblem(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // Its low byte is the kind; above it are the details.
  return [FULL, IO_ERROR, READ_ONLY].includes(Number(error.errcode) & 0xff)
}
