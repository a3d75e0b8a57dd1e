import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { SECOND_MS } from '../../src/server/clock.ts'
import { readDeploy, startSite, WEB_SERVERS } from '../deploy/web-servers.ts'
import { temporaryFolder } from '../server/program.ts'
import { openInstallation, type Installation } from '../deploy/installation.ts'

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
  await seconds('The first version: packages and build', () => merge(portal, {}))
  const fronts = [
    { name: 'no web server', origin: portal.origin },
    ...(await inFront(portal.origin)),
  ]
  for (const [kind, [file, before, after]] of Object.entries(CHANGES)) {
    const words = await readFile(path.join(portal.writer, file), 'utf8')
    const changed = before === '' ? words + after : words.replace(before, after)
    const old = await hashedFiles(portal)
    const asking = fronts.map(({ origin }) => askWhile(origin, old))
    await seconds(`${kind}: build and switch`, () => merge(portal, { [file]: changed }))
    for (const [index, { name }] of fronts.entries()) {
      const answers = (await asking[index]?.stop()) ?? []
      console.log(`${kind}: ${answers.length} requests with ${name} in front`)
      expect(answers.filter((answer) => answer !== '')).toEqual([])
    }
  }
  const back = await seconds('server: back', () => succeed(portal, ['--back']))
  expect(back).toBeLessThanOrEqual(BACK_WITHIN_S)
})

async function merge(portal: Installation, files: Readonly<Record<string, string>>) {
  await portal.merge(files)
  await succeed(portal, [])
}

async function succeed(portal: Installation, args: readonly string[]): Promise<void> {
  const { code, output } = await portal.update(args)
  expect(code, output).toBe(0)
  console.log(output.trim())
}

/** How long the work takes. */
async function seconds(what: string, work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  const passed = (performance.now() - began) / SECOND_MS
  console.log(`${what}: ${passed} s`)
  return passed
}

/** The addresses of the hashed files of the version that runs: open tabs ask for them after the update. */
async function hashedFiles({ root }: Installation): Promise<string[]> {
  const list = await readFile(path.join(root, 'current', 'dist', 'source-hash.txt'), 'utf8')
  return [...list.matchAll(/ {2}(assets\/.*)$/gm)].map(([, name]) => `/${name}`)
}

/** Asks for two pages and hashed files in turn, ten times a second. `stop` returns what failed, '' for what did not. */
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
    return Promise.all(answers)
  })()
  return {
    stop: (): Promise<string[]> => {
      stopping.abort()
      return asked
    },
  }
}

/** nginx and Caddy by the files of deploy/, without https, in front of the portal; none that is missing. */
async function inFront(origin: string) {
  const fronts = []
  for (const server of WEB_SERVERS) {
    if (server.name === 'apache' || inject('missing').includes(server.name)) continue
    const site = (await readDeploy(server.file))
      .replace('127.0.0.1:3000', new URL(origin).host)
      .replace('443 ssl', '443')
      .replaceAll(/^ *ssl_.*/gm, '')
    const front = await startSite(server, await temporaryFolder(), site)
    onTestFinished(() => front.stop())
    fronts.push({ name: server.name, origin: front.origin })
  }
  return fronts
}
