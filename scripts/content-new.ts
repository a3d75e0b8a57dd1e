import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileContent } from './content/files/content-files.ts'
import { readContentFiles } from './content/files/read-files.ts'
import { replaceFile } from './content/files/replace-file.ts'
import { newCard } from './content/new/new-card.ts'
import { CannotMake } from './content/new/new-file.ts'
import { newPage } from './content/new/new-page.ts'
import { problemsOf } from './content/new/problems-of.ts'
import { OptionsError, readOptions } from './options.ts'
import { PROJECT } from './project.ts'
import { isSystemError } from './system-error.ts'

// npm run content:new -- payments "Card title" makes a card on the page payments.
// npm run content:new -- --page scholarships "Scholarships" makes a page and its line in the sidebar.

const USAGE = `Write the page and the card's title: npm run content:new -- payments "Exam fees"
For a new page, its name and title: npm run content:new -- --page scholarships "Scholarships"`

try {
  make()
} catch (error) {
  if (!(error instanceof OptionsError || error instanceof CannotMake)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function make(): void {
  const { isPage, page, title, root } = readNewOptions()
  const files = readContentFiles(root)
  const made = isPage ? newPage(files, page, title) : newCard(files, page, title)
  const [problem] = problemsOf(made.files, files)
  if (problem) throw new CannotMake(`${problem.sentence} ${problem.advice}`)
  // What is there already comes first: where it has changed meanwhile, nothing is made.
  const inOrder = [...made.files].toSorted(
    ([a], [b]) => Number(files.has(b)) - Number(files.has(a)),
  )
  for (const [file, text] of inOrder) write(path.join(root, file), files.get(file), text)
  console.log(made.told.join('\n'))
}

/** @throws {CannotMake} where the file is not as it was read, or cannot be written */
function write(file: string, read: FileContent | undefined, text: string): void {
  try {
    if (read === undefined) {
      mkdirSync(path.dirname(file), { recursive: true })
      // A new file never takes the place of one that has come in the meantime.
      writeFileSync(file, text, { flag: 'wx' })
    } else if (!replaceFile(file, read, text)) {
      throw new CannotMake(`${file} was saved by somebody meanwhile. Try again.`)
    }
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new CannotMake(`${file} cannot be written (${error.code}).`)
  }
}

function readNewOptions() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      page: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  })
  const [page = '', ...words] = positionals
  // Without quotes a title comes in several words.
  const title = words.join(' ').replace(/\s+/g, ' ').trim()
  if (page === '' || title === '') throw new OptionsError(USAGE)
  return { isPage: values.page, page, title, root: path.resolve(values.root) }
}
