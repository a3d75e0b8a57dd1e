import { checkPlainText } from './check-text.ts'
import type { Checking } from '../checking.ts'
import { wordsFinder, type FieldPath, type FieldBlock } from '../fields/fields.ts'

/** Checks a field of plain text, if it is there. */
export function checkField(
  fields: FieldBlock,
  path: FieldPath,
  text: string | undefined,
  rules: { readonly storedValues: boolean },
  checking: Checking,
): void {
  if (text === undefined) return
  checkPlainText(text, { ...rules, finder: () => wordsFinder(fields, path) }, checking)
}
