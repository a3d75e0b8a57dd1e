import { Agent, get } from 'node:http'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, temporaryFolder } from '../server/program.ts'

const SCHOOL = join(import.meta.dirname, '../school/content')

// Windows ends a program without asking it.
test.skipIf(process.platform === 'win32').each(['preview', 'dev'])(
  'npm run %s ends when it is told to, with a page that still listens, and leaves nothing behind',
  async (script) => {
    const root = await temporaryFolder()
    await cp(SCHOOL, join(root, 'content'), { recursive: true })
    const env = { PORT: '0', PORTAL_DATA: join(root, 'data'), HOME: root }
    const program = runCommand('npm', ['run', script, '--', '--root', root], env)
    const [origin = ''] = await program.says(/http:\/\/127\.0\.0\.1:\d+/)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    await new Promise((resolve) =>
      get(origin, { agent }, (page) => page.on('end', resolve).resume()),
    )
    program.kill('SIGTERM')
    // Not before everything has closed its output that npm has started, and what that has.
    const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'still there after 5 s'))
    expect(await Promise.race([program.ended.then(() => 'ended'), late])).toBe('ended')
  },
  60_000,
)
