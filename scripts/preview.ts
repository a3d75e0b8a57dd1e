// oxlint-disable-next-line import/no-unassigned-import -- for what it does
import './build/react-in-production.ts'
import path from 'node:path'
import { closeOnSignal } from '../src/server/close-on-signal.ts'
import { startPreview } from './preview/start-preview.ts'
import { OptionsError, readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'

// npm run preview: every page, card and mail, for their writers. It needs no backend.
const PORT = 4173

await runCommand(async () => {
  const { root } = readOptions({ options: { root: { type: 'string', default: PROJECT } } }).values
  const port = Number(process.env['PORT'] ?? PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new OptionsError(
      `PORT is ${process.env['PORT']}, which is no port. Write a number up to 65535.`,
    )
  }
  try {
    const preview = await startPreview({ root: path.resolve(root), port })
    console.log(`The preview is at ${preview.origin} (Ctrl-C ends it).`)
    closeOnSignal(preview)
    return true
  } catch (error) {
    if (!(error instanceof Error) || !/port .* in use/i.test(error.message)) throw error
    console.error(
      `Port ${port} is taken, perhaps by a preview that still runs. Close that one, or choose another port: PORT=${port + 1} npm run preview`,
    )
    process.exit(1)
  }
})
