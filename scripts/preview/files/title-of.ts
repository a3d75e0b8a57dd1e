import { readFrontMatter } from '../../content/fields/read-front-matter.ts'
import { plainText, type ContentFiles } from '../../content/files/content-files.ts'

/** The title of a card or page as it is written; its file's path where it cannot be read. */
export function titleOf(files: ContentFiles, file: string): string {
  const { file: read } = readFrontMatter({ file, text: plainText(files.get(file) ?? '') })
  const title: unknown = read?.fields.document.get('title')
  return typeof title === 'string' ? title : file
}
