/** Whether it is a system error with a code, such as EACCES. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error
}

/** Whether it means that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return isSystemError(error) && error.code === 'ENOENT'
}

/** The result of a file operation, or null if the file or folder does not exist. */
export function ifThere<Found>(look: () => Found): Found | null {
  try {
    return look()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
