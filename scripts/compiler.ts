// All that the preview and the review take from the content compiler. Whoever changes the compiler changes
// this file, and nothing of theirs.

export { createCompiler } from './content/build.ts'
export type { CompiledLive } from './content/last-good.ts'
export { filesWithErrors } from './content/last-good.ts'
export { watchContent } from './content/watch.ts'
export type { Problem } from './content/problem.ts'
export { compile, type Compiled } from './content/compile.ts'

// What the serializer of the preview reads of compiled content.
export type { Content } from './content/content.ts'
export type { LinksFile } from './content/schemas/settings.ts'
export type { MailReading } from './content/read/read-text.ts'
export type { ReadCard } from './content/read/read-card.ts'
export type { ResolvedPage } from './content/read/resolve-cards.ts'
export type { SiteFile } from './content/schemas/site.ts'
export { contentsOf } from './content/emit/emit-page.ts'
export { counted, storedSource } from './content/emit/emit-index.ts'
export { emitAccent } from './content/emit/emit-theme.ts'
export { iconOf } from './content/icons.ts'
export { mailTemplate } from './content/mail/mail-template.ts'
export { once } from './content/once.ts'
export { pagePath } from './content/read/read-page.ts'
export { shownEntries } from './content/emit/emit-navigation.ts'
export { valuesOfMail } from './content/mail/mail-kinds.ts'

// Single files: their fields, new ones, and writing them whole.
export { asFileName } from './content/files/file-name.ts'
export { CannotMake } from './content/new/new-file.ts'
export { contentOf, plainText, rawText, type ContentFiles } from './content/files/content-files.ts'
export { newCard } from './content/new/new-card.ts'
export { isLeftByProgram, readContentFiles } from './content/files/read-files.ts'
export { replaceFile, writeWhole } from './content/files/replace-file.ts'

import { openCache } from './content/cache.ts'
import { compile } from './content/compile.ts'
import { readFrontMatter } from './content/fields/read-front-matter.ts'
import type { Fields } from './content/fields/fields.ts'
import { readContentFiles } from './content/files/read-files.ts'

export type FieldsOfFile = Fields

/** A file's fields and the text below them, of plain text; null where they cannot be read without doubt. */
export function readFields(file: string, text: string) {
  const { file: found, problems } = readFrontMatter({ file, text })
  return problems.length === 0 ? found : null
}

/** @returns a function that compiles content as it would be with this text in the place of a file; it writes nothing */
export function createTrial(root: string) {
  let cache: ReturnType<typeof openCache> | undefined
  return (file: string, text: string) => {
    cache ??= openCache(root)
    return compile(new Map(readContentFiles(root)).set(file, text), cache.read)
  }
}
