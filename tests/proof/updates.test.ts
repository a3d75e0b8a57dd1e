import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { announce } from '../../scripts/live/announce.ts'
import type { Figure } from '../../scripts/system/figures.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { SECOND_MS } from '../../src/server/clock.ts'
import { readDeploy, startSite, WEB_SERVERS } from '../deploy/web-servers.ts'
import { temporaryFolder } from '../server/program.ts'
import { openInstallation, type Installation } from '../deploy/installation.ts'
import { prove } from './prove.ts'

const ASK_EVERY_MS = SECOND_MS / 10
/** From the order to go back until the version before is served. */
const BACK_WITHIN_S = 5

/** Replacements that change the built texts, the portal's code, and the server's code. */
const CHANGES = {
  content: ['content/classes/page.md', 'Join your lessons', 'Join the lessons'],
  portal: ['src/portal/main.tsx', '', '\nglobalThis.name += ""\n'],
  server: ['src/server/main.ts', '', '\n// Another version.\n'],
} as const

// Real builds. Pages and old hashed files are asked for ten times a second.
test('deploy/update takes over texts and code without a failed request, and goes back within seconds', async () => {
  const portal = await openInstallation({ server: 'node_modules/.bin/node src/server/main.ts' })
  onTestFinished(() => portal.close())
  const archive = `git -C '${PROJECT}' archive HEAD | tar -x -C '${portal.writer}'`
  await promisify(execFile)('sh', ['-c', archive])
  const figures = [await seconds('The first version: packages and build', () => merge(portal, {}))]
  const fronts = [
    { name: 'no web server', origin: portal.origin },
    ...(await inFront(portal.origin)),
  ]
  for (const [kind, [file, before, after]] of Object.entries(CHANGES)) {
    const words = await readFile(path.join(portal.writer, file), 'utf8')
    const changed = before === '' ? words + after : words.replace(before, after)
    const old = await hashedFiles(portal)
    const asking = fronts.map(({ origin }) => askWhile(origin, old))
    const update = await seconds(`${kind}: build and switch`, () =>
      merge(portal, { [file]: changed }),
    )
    figures.push(update)
    for (const [index, { name }] of fronts.entries()) {
      const asked = await asking[index]?.stop()
      if (asked) figures.push(failedOf(`${kind}, behind ${name}`, asked))
    }
  }
  const back = await seconds('server: back', () => succeed(portal, ['--back']))
  figures.push({ ...back, most: BACK_WITHIN_S })
  prove(figures)
})

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
  expect(code, output).toBe(0)
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

function failedOf(what: string, { all, failed }: Asked): Figure {
  for (const line of failed) console.log(`  ${line}`)
  return { what: `${what}: failed of ${all}`, found: failed.length, most: 0 }
}

/** nginx and Caddy by the files of deploy/, without https, in front of the portal; none that is missing. */
async function inFront(origin: string) {
  const fronts = []
  for (const server of WEB_SERVERS) {
    const file = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[server.name]
    if (file === undefined || inject('missing').includes(server.name)) continue
    const site = (await readDeploy(file))
      .replace('127.0.0.1:3000', new URL(origin).host)
      .replace('443 ssl', '443')
      .replaceAll(/^ *ssl_.*/gm, '')
    const front = await startSite(server, await temporaryFolder(), site)
    onTestFinished(() => front.stop())
    fronts.push({ name: server.name, origin: front.origin })
  }
  return fronts
}
