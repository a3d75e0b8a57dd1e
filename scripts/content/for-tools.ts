// Everything that the preview and the review use of the content compiler.

export { createCompiler } from './create-compiler.ts'
export { filesWithErrors, formatProblem, messageOf, MOST_TOLD, newProblems } from './problem.ts'
export { watchContent } from './watch.ts'
export type { Problem } from './problem.ts'
export { compile, newErrors, type Compiled } from './compile.ts'

// For the entries of the preview.
export type { Content, SoundContent } from './content.ts'
export { offsetAt, valuesIn, type Source } from './source.ts'
export type { MailReading } from './read/reading.ts'
export type { SiteFile } from './schemas/site.ts'
export { plural } from './report/summary.ts'
export { emitAccent } from './emit/emit-theme.ts'
export { iconOf } from './icons.ts'
export { mailTemplate } from './mail/mail-template.ts'
export { folderOf, pagePath } from './names.ts'
export { schoolOf } from './compiled-school.ts'

// For single files.
export { asFileName } from './sort/file-name.ts'
export { asIn, contentOf, plainText, rawText, type ContentFiles } from './files/content-files.ts'
export { moveContent, withChanges } from './move/move-content.ts'
export { removeContent } from './move/remove-content.ts'
export { newCard } from './new/new-content.ts'
export { writeContent } from './files/write-content.ts'
export { readContentFiles } from './files/read-files.ts'
export { replaceFile, writeWhole } from './files/replace-file.ts'
export { readFields, type FrontMatter } from './fields/front-matter.ts'
