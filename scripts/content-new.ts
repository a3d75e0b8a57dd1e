import path from 'node:path'
import { readContentFiles } from './content/files/read-files.ts'
import { newCard, newPage } from './content/new/new-content.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { Refused } from './system/refused.ts'
import { writeContent } from './content/files/write-content.ts'

// npm run content:new -- payments "Card title" makes a card on the page payments.
// npm run content:new -- --page scholarships "Scholarships" makes a page and its line in the sidebar.

const USAGE = `Write the page and the card's title: npm run content:new -- payments "Exam fees"
For a new page, its name and title: npm run content:new -- --page scholarships "Scholarships"`

await runCommand(async () => {
  const { isPage, page, title, root } = readNewOptions()
  const files = readContentFiles(root)
  const made = isPage ? newPage(files, page, title) : newCard(files, page, title)
  writeContent(root, files, made.files)
  console.log(made.told.join('\n'))
})

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
  if (page === '' || title === '') throw new Refused(USAGE)
  return { isPage: values.page, page, title, root: path.resolve(values.root) }
}
