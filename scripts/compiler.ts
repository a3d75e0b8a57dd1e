// The one door to the content compiler (scripts/content) for the programs beside it.

// The review:
/** Compiles files of content; the same files give the same modules and problems. */
export { compile, type Compiled } from './content/compile.ts'
/** Something wrong in content, with its place and what to write instead. */
export type { Problem } from './content/problem.ts'
/** Files by their paths from the project's root, and how a file of a name is read from its bytes. */
export { contentOf, type ContentFiles } from './content/files/content-files.ts'
/** Reads every file below content/; files that editors leave behind are skipped. */
export { isLeftByProgram, readContentFiles } from './content/files/read-files.ts'
