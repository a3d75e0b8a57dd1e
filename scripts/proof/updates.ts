import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SECOND_MS } from '../../src/server/clock.ts'
import { announce } from '../live/announce.ts'
import { freePort } from '../system/free-port.ts'
import type { Figure } from '../system/figures.ts'
import { PROJECT } from '../system/project.ts'
import { openInstallation, type Installation } from './installation.ts'

const ASK_EVERY_MS = SECOND_MS / 10
/** From the order to go back until the version before is served. */
const BACK_WITHIN_S = 5

/** Replacements that change the built texts, the portal's code, and the server's code. */
const CHANGES = {
  content: ['content/classes/page.md', 'Join your lessons', 'Join the lessons'],
  portal: ['src/portal/main.tsx', '', '\nglobalThis.name += ""\n'],
  server: ['src/server/main.ts', '', '\n// Another version.\n'],
} as const

/** Asks for pages and an old hashed file while deploy/update takes over a change of each kind, with real builds. */
export async function measureUpdates(): Promise<Figure[]> {
  const portal = await openInstallation({ server: 'node_modules/.bin/node src/server/main.ts' })
  try {
    const archive = `git -C '${PROJECT}' archive HEAD | tar -x -C '${portal.writer}'`
    await promisify(execFile)('sh', ['-c', archive])
    const figures: Figure[] = []
    figures.push(await seconds('The first version: packages and build', () => merge(portal, {})))
    const front = await startCaddy(portal.origin)
    try {
      for (const [kind, [file, before, after]] of Object.entries(CHANGES)) {
        const words = await readFile(path.join(portal.writer, file), 'utf8')
        const changed = before === '' ? words + after : words.replace(before, after)
        const old = await hashedFiles(portal)
        const asking = [portal.origin, ...(front ? [front.origin] : [])].map((origin) =>
          askWhile(origin, old),
        )
        const update = await seconds(`${kind}: build and switch`, () =>
          merge(portal, { [file]: changed }),
        )
        const [direct, behind] = await Promise.all(asking.map(({ stop }) => stop()))
        figures.push(update, ...failedOf(kind, direct, kind === 'server' ? undefined : 0))
        figures.push(...failedOf(`${kind}, behind Caddy`, behind, 0))
      }
      const back = await seconds('server: back', () => succeed(portal, ['--back']))
      figures.push({ ...back, most: BACK_WITHIN_S })
    } finally {
      await front?.stop()
    }
    return figures
  } finally {
    await portal.close()
  }
}

async function merge(portal: Installation, files: Readonly<Record<string, string>>) {
  const commit = await portal.merge(files)
  await succeed(portal, [])
  console.log(`On the pull request: ${await commentOn(commit, portal.origin)}`)
}

/** What the workflow Live says of a commit, in front of a GitHub that knows no pull request of it. */
async function commentOn(commit: string, address: string): Promise<string> {
  const server = createServer((_, response) => response.end('[]')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const github = { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: '' }
  const often = { tries: 1, betweenMs: 0, now: () => new Date() }
  const words = await announce({ github, address, commit, timeZone: 'Africa/Lagos', ...often })
  server.close()
  return words
}

async function succeed(portal: Installation, args: readonly string[]): Promise<void> {
  const { code, output } = await portal.update(args)
  if (code !== 0) throw new Error(output)
  console.log(output.trim())
}

async function seconds(what: string, work: () => Promise<void>): Promise<Figure> {
  const began = performance.now()
  await work()
  return { what, found: (performance.now() - began) / SECOND_MS, unit: 's' }
}

/** The addresses of the hashed files of the version that runs: open tabs ask for them after the update. */
async function hashedFiles({ root }: Installation): Promise<string[]> {
  const list = await readFile(path.join(root, 'current', 'dist', 'source-hash.txt'), 'utf8')
  return [...list.matchAll(/ {2}(assets\/.*)$/gm)].map(([, name]) => `/${name}`)
}

type Asked = { readonly all: number; readonly failed: readonly string[] }

/** Asks for two pages and hashed files in turn, ten times a second. */
function askWhile(origin: string, files: readonly string[]) {
  const stopping = new AbortController()
  const asked = (async () => {
    const answers: Promise<string>[] = []
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const file = files[Math.floor(count / 3) % files.length]
      const address = `${origin}${['/', '/login', file][count % 3]}`
      const outcome = async () => {
        const answer = await fetch(address)
        await answer.arrayBuffer()
        return answer.ok ? '' : `${answer.status} ${address}`
      }
      answers.push(outcome().catch((cause: unknown) => `${String(cause)} ${address}`))
      await pause(ASK_EVERY_MS)
    }
    const failed = (await Promise.all(answers)).filter((found) => found !== '')
    return { all: answers.length, failed }
  })()
  return {
    stop: (): Promise<Asked> => {
      stopping.abort()
      return asked
    },
  }
}

function failedOf(what: string, asked: Asked | undefined, most: number | undefined): Figure[] {
  if (asked === undefined) return []
  for (const line of asked.failed) console.log(`  ${line}`)
  const bound = most === undefined ? {} : { most }
  return [{ what: `${what}: failed of ${asked.all}`, found: asked.failed.length, ...bound }]
}

/** deploy/Caddyfile without https; null where Caddy is not installed. */
async function startCaddy(origin: string) {
  if (spawnSync('caddy', ['version']).status !== 0) {
    console.log('Nothing is proved behind Caddy: it is missing. Run `apt-get install caddy`.')
    return null
  }
  const port = await freePort()
  const site = await readFile(path.join(PROJECT, 'deploy', 'Caddyfile'), 'utf8')
  const config = site
    .replace('portal.example.org', `http://127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', new URL(origin).host)
  const child = spawn('caddy', ['run', '--config', '-', '--adapter', 'caddyfile'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.stdin.end(`{\n\tadmin off\n}\n${config}`)
  const front = `http://127.0.0.1:${port}`
  while (
    !(await fetch(front).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(ASK_EVERY_MS)
  return {
    origin: front,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
