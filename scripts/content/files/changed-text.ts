import { plainText, rawText, type ContentFiles } from './content-files.ts'

/** A text beside the accepted one; null where one of them is not there or no text, or both say the same. */
export function changedText(
  file: string,
  files: ContentFiles,
  accepted: ContentFiles,
): { readonly text: string; readonly was: string } | null {
  const [now, before] = [files.get(file), accepted.get(file)]
  if (now === undefined || before === undefined || now === before) return null
  // Of what cannot be read as a text, nothing is a slip.
  if (rawText(now) === null) return null
  const [text, was] = [plainText(now), plainText(before)]
  return text === was ? null : { text, was }
}
