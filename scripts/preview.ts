// oxlint-disable-next-line import/no-unassigned-import -- for what it does
import './build/react-in-production.ts'
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { closeOnSignal } from '../src/server/start/close-on-signal.ts'
import { startPreview } from './preview/start-preview.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'
import { Refused } from './system/refused.ts'

// npm run preview: every page, card and mail, for their writers. It needs no backend.
const PORT = 4173

await runCommand(async () => {
  const { values } = readOptions({ options: { root: { type: 'string', default: PROJECT } } })
  const root = path.resolve(values.root)
  const port = Number(process.env['PORT'] ?? PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refused(
      `PORT is ${process.env['PORT']}, which is no port. Write a number up to 65535.`,
    )
  }
  try {
    // The reply leaves first.
    const onNewProgram = () => setImmediate(() => root === PROJECT && startAgain(preview, port))
    const preview = await startPreview({ root, port, onNewProgram })
    console.log(`The preview is at ${preview.origin} (Ctrl-C ends it).`)
    closeOnSignal(preview)
  } catch (error) {
    if (!(error instanceof Error) || !/port .* in use/i.test(error.message)) throw error
    console.error(
      `Port ${port} is taken, perhaps by a preview that still runs. Close that one, or choose another port: PORT=${port + 1} npm run preview`,
    )
    process.exit(1)
  }
})

/** Puts a new preview in the place of this one, with the packages that it names. */
async function startAgain(preview: { close: () => Promise<void> }, port: number): Promise<void> {
  console.log(
    'The accepted version has brought another preview. It is installed, and starts again.',
  )
  await preview.close()
  const shell = process.platform === 'win32' // npm is a script there
  spawnSync('npm', ['ci', '--include=dev'], { cwd: PROJECT, stdio: 'inherit', shell })
  const command = [...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, PORT: String(port) }
  const next = spawn(process.execPath, command, { stdio: 'inherit', env })
  next.on('exit', (code) => process.exit(code ?? 1))
}
