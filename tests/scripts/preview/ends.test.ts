import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { runCommand, temporaryFolder } from '../../server/program.ts'

const SCHOOL = join(import.meta.dirname, '../../school')

async function startAndEnd(script: string, ...options: string[]): Promise<void> {
  const root = await temporaryFolder()
  const env = { PORT: '0', PORTAL_DATA: join(root, 'data'), HOME: root }
  const program = runCommand('npm', ['run', script, '--', ...options], env)
  const [origin = ''] = await program.says(/http:\/\/127\.0\.0\.1:\d+/)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  await new Promise((resolve) => get(origin, { agent }, (page) => page.on('end', resolve).resume()))
  program.kill('SIGTERM')
  await program.ended // every process has closed its output
}

// Windows kills a program without a signal.
test.skipIf(process.platform === 'win32')(
  'npm run preview and dev end on SIGTERM while a page is open, with all their processes',
  async () => {
    await Promise.all([startAndEnd('preview', '--root', SCHOOL), startAndEnd('dev')])
  },
)
