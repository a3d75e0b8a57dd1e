import { isScalar } from 'yaml'
import { editFile } from '../edits.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { plainText } from '../files/content-files.ts'
import { removeField } from './remove-lines.ts'

/** A page's file without cards:, where the last of its lines was taken away. */
export function dropEmptyList(file: string, raw: string): string {
  const fields = readFrontMatter({ file, text: plainText(raw) }).file?.fields
  if (!fields) return raw
  const list: unknown = fields.document.get('cards', true)
  const isEmpty = fields.document.has('cards') && (!isScalar(list) ? !list : list.value === null)
  const edit = isEmpty ? removeField(fields, 'cards') : undefined
  return edit ? editFile(raw, [edit]) : raw
}
