/** Whether the system threw it and says why by a code, such as EACCES. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error
}

/** Whether it says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return isSystemError(error) && error.code === 'ENOENT'
}

/** What a look at the disk gives, or null when there is no such file or folder. */
export function ifThere<Found>(look: () => Found): Found | null {
  try {
    return look()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
