import { Agent, get } from 'node:http'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand, temporaryFolder } from '../server/program.ts'

const SCHOOL = join(import.meta.dirname, '../school/content')

async function endOf(script: string): Promise<string> {
  const root = await temporaryFolder()
  await cp(SCHOOL, join(root, 'content'), { recursive: true })
  const env = { PORT: '0', PORTAL_DATA: join(root, 'data'), HOME: root }
  const program = runCommand('npm', ['run', script, '--', '--root', root], env)
  const [origin = ''] = await program.says(/http:\/\/127\.0\.0\.1:\d+/)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  await new Promise((resolve) => get(origin, { agent }, (page) => page.on('end', resolve).resume()))
  program.kill('SIGTERM')
  // `ended` waits until every process has closed its output.
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'is there after 5 s'))
  return `${script} ${await Promise.race([program.ended.then(() => 'ended'), late])}`
}

// Windows kills a program without a signal.
test.skipIf(process.platform === 'win32')(
  'npm run preview and dev end on SIGTERM while a page is open, with all their processes',
  async () => {
    const ends = await Promise.all(['preview', 'dev'].map(endOf))
    expect(ends).toEqual(['preview ended', 'dev ended'])
  },
  60_000,
)
