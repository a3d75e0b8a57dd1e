// All that the preview and the review take from the content compiler. Whoever changes the compiler changes
// this file, and nothing of theirs.

export { createCompiler } from './content/build.ts'
export type { CompiledLive } from './content/live-compile.ts'
export { filesWithErrors, messageOf } from './content/problem.ts'
export { watchContent } from './content/watch.ts'
export type { Problem } from './content/problem.ts'
export { compile, type Compiled } from './content/compile.ts'

// What the serializer of the preview reads of compiled content.
export type { Content, ResolvedPage } from './content/content.ts'
export type { LinksFile } from './content/schemas/settings.ts'
export type { MailReading } from './content/read/reading.ts'
export type { ReadCard } from './content/read/read-card.ts'
export type { SiteFile } from './content/schemas/site.ts'
export { contentsOf } from './content/emit/emit-page.ts'
export { storedSource } from './content/emit/emit-index.ts'
export { counted } from './content/settings/values.ts'
export { emitAccent } from './content/emit/emit-theme.ts'
export { iconOf } from './content/icons.ts'
export { mailTemplate } from './content/mail/mail-template.ts'
export { pagePath } from './content/names.ts'
export { valuesIn } from './content/values-in.ts'
export { shownEntries } from './content/emit/emit-navigation.ts'
export { valuesOfMail } from './content/mail/mail-kinds.ts'

// Single files: their fields, new ones, and writing them whole.
export { asFileName } from './content/sort/file-name.ts'
export { contentOf, plainText, rawText, type ContentFiles } from './content/files/content-files.ts'
export { CannotMake, newCard } from './content/new/new-content.ts'
export { isLeftByProgram, readContentFiles } from './content/files/read-files.ts'
export { replaceFile, writeWhole } from './content/files/replace-file.ts'

import { createReadCache } from './content/cache.ts'
import { compile } from './content/compile.ts'
import { readFrontMatter, type FrontMatter } from './content/fields/front-matter.ts'
import { readContentFiles } from './content/files/read-files.ts'

export type FieldsOfFile = FrontMatter

/** A file's fields and the text below them, of plain text; null where they cannot be read without doubt. */
export function readFields(file: string, text: string) {
  const { file: found, problems } = readFrontMatter({ file, text })
  return problems.length === 0 ? found : null
}

/** @returns a function that compiles content as it would be with this text in the place of a file; it writes nothing */
export function createTrial(root: string) {
  const read = createReadCache()
  return (file: string, text: string) => {
    return compile(new Map(readContentFiles(root)).set(file, text), read)
  }
}
