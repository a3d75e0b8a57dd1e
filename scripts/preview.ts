import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT } from './project.ts'

// npm run preview: every page and card in every state, for whoever writes them. No backend needed.
const PORT = 4173

// Writers change no code: React's faster form, in the check and in the browser, draws a save in a
// third of the time. It has to be said before React is loaded.
process.env['NODE_ENV'] = 'production'
const { startPreview } = await import('./preview/start-preview.ts')

const { values } = parseArgs({ options: { root: { type: 'string', default: PROJECT } } })
const port = Number(process.env['PORT'] ?? PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is ${process.env['PORT']}, which is no port. Write a number up to 65535.`)
  process.exit(1)
}

try {
  const preview = await startPreview({ root: path.resolve(values.root), port })
  console.log(`The preview is at ${preview.origin} (Ctrl-C ends it).`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void preview.close().then(() => process.exit(0)))
  }
} catch (error) {
  if (!(error instanceof Error) || !/port .* in use/i.test(error.message)) throw error
  console.error(
    `Port ${port} is taken, perhaps by a preview that still runs. Close that one, or choose another port: PORT=${port + 1} npm run preview`,
  )
  process.exit(1)
}
