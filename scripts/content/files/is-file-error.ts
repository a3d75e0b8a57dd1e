/** Whether something that was thrown says why a file could not be read or written. */
export function isFileError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error
}
