import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { run, temporaryFolder, type Program } from '../server/program.ts'

/** Only the production packages can be loaded. */
const IN_PRODUCTION = {
  NODE_OPTIONS: `--import=${import.meta.resolve('../support/production-install.ts')}`,
}

/** Windows has no SIGTERM, and ends a program without an exit code. */
const ENDED = process.platform === 'win32' ? null : 0

async function start(
  data: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program & { readonly origin: string }> {
  const program = run('scripts/start.ts', [], { PORT: '0', PORTAL_DATA: data, ...env })
  const [, origin = ''] = await program.says(/ (http:\/\/127\.0\.0\.1:\d+)[^]*deactivated/)
  return { ...program, origin }
}

async function stop({ kill, ended }: Program): Promise<void> {
  kill('SIGTERM')
  expect(await ended).toBe(ENDED)
}

test('npm start serves portal and backend; a second start builds nothing, needs no tools and keeps the school', async () => {
  const data = await temporaryFolder()
  const first = await start(data)
  expect(first.output()).toMatch(/ada@example\.org.*demo-student/)
  expect(await (await fetch(first.origin)).text()).toContain('<div id="root">')
  const login = await fetch(`${first.origin}/backend/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'demo-student' }),
  })
  expect(await login.json()).toMatchObject({ status: 'success' })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await stop(first)

  const second = await start(data, IN_PRODUCTION)
  expect(second.output()).not.toContain('uilding')
  const auth = await fetch(`${second.origin}/backend/auth.php`, { headers: { cookie } })
  expect(await auth.json()).toMatchObject({ status: 'success' })
  await stop(second)

  // As after git pull without a build, on a machine that cannot build.
  const list = join(PROJECT, 'dist', 'source-hash.txt')
  const written = await readFile(list, 'utf8')
  onTestFinished(() => writeFile(list, written))
  await writeFile(list, written.replace(/^.*/, 'other'))
  const third = await start(data, IN_PRODUCTION)
  expect(third.output()).toContain('dist/ was built from other sources than these')
  await stop(third)
})
