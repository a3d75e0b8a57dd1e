import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readContentFiles } from './content/files/read-files.ts'
import { moveContent } from './content/move/move-content.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { Refused } from './system/refused.ts'
import { writeContent } from './content/files/write-content.ts'

// npm run content:move payments/receipt-upload support/receipts moves a card, and every link to it.
// npm run content:move exams tests renames a page. It shows what will change, and asks; --yes does not ask.

const USAGE = `Write the old name and the new name:
npm run content:move payments/receipt-upload support/receipts
npm run content:move exams tests`

await runCommand(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  })
  const [from, to, ...more] = positionals
  if (from === undefined || to === undefined || more.length > 0) throw new Refused(USAGE)
  const root = path.resolve(values.root)
  const files = readContentFiles(root)
  const { changes, told } = moveContent(files, from, to)
  console.log(told.join('\n'))
  if (values.yes || (await isWanted())) {
    writeContent(root, files, changes)
    console.log('Moved. Old bookmarks no longer open it.')
  } else {
    console.log('Nothing was changed. To skip the question, add: -- --yes')
  }
})

async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('Change all of this? (y/n) ')
  lines.close()
  return /^y/i.test(answer)
}
