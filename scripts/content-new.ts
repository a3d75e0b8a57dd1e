import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readContentFiles } from './content/files/read-files.ts'
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
  await make()
} catch (error) {
  if (!(error instanceof OptionsError || error instanceof CannotMake)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function make(): Promise<void> {
  const { isPage, page, title, root } = readNewOptions()
  const files = readContentFiles(root)
  const made = isPage ? newPage(files, page, title) : newCard(files, page, title)
  const [problem] = problemsOf(made.files, files)
  if (problem) throw new CannotMake(`${problem.sentence} ${problem.advice}`)
  for (const [file, text] of made.files) {
    // A new file never takes the place of one that has come in the meantime.
    await write(path.join(root, file), text, { flag: files.has(file) ? 'w' : 'wx' })
  }
  console.log(made.told.join('\n'))
}

async function write(file: string, text: string, options: { flag: string }): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text, options)
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
