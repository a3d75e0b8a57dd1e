import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../scripts/project.ts'

/** Windows has no SIGTERM: a program that is told to end is gone, and leaves no code. */
const ENDED = process.platform === 'win32' ? null : 0

/** npm start on a data folder, until it has printed its address. */
async function start(data: string) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], PORT: '0', PORTAL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('deactivated')) break
  }
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? ''
  return {
    printed,
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-data-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  return folder
}

test('npm start serves portal and backend on one port and prints address and demo sign-in', async () => {
  const { printed, origin, stop } = await start(await dataFolder())
  onTestFinished(async () => void (await stop()))
  expect(printed).toContain('ada@example.org')
  expect(printed).toContain('demo-student')
  expect(await (await fetch(origin)).text()).toContain('<div id="root">')
  const login = await fetch(`${origin}/backend/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'demo-student' }),
  })
  expect(await login.json()).toMatchObject({ status: 'success' })
})

test('a second start builds nothing and keeps the school', async () => {
  const data = await dataFolder()
  const first = await start(data)
  expect(await first.stop()).toBe(ENDED)
  const second = await start(data)
  expect(second.printed).not.toContain('uilding')
  expect(second.printed).toContain('ada@example.org')
  expect(await second.stop()).toBe(ENDED)
})
