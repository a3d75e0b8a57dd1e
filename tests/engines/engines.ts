import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/system/free-port.ts'

/** A browser that Playwright cannot drive: it opens an address and runs scripts in its page. */
export type Engine = {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Starts the system's Firefox and drives it by WebDriver BiDi, which needs no driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = startProgram(program, args)
  const address = await firefox.says(/BiDi listening on (ws:\S+)/)
  const { send, hangUp } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const context = contexts[0].context
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const target = { context }
      const json = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`
      const params = { expression: json, target, awaitPromise: true }
      const { result, exceptionDetails } = await send('script.evaluate', params)
      if (result === undefined) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    close: async () => {
      hangUp()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- each command has another answer
type Answer = any

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const send = (method: string, params: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, ({ type, result, message }) => {
        if (type === 'error') reject(new Error(`${method}: ${message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send, hangUp: () => socket.close() }
}

/** Starts WebKitGTK's small browser on a virtual screen and drives it by WebDriver. */
export async function startWebkit(browser: string): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'])
  const env = { DISPLAY: `:${await screen.says(/(\d+)\n/)}` }
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], env)
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...json })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await expect(() => send('GET', '/status')).toPass()
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  const session = `/session/${sessionId}`
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    close: async () => {
      await send('DELETE', session)
      await driver.stop()
      await screen.stop()
    },
  }
}

/** Starts a program of the system. */
function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(name, args, { env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  let printed = ''
  return {
    /**
     * The first group of a pattern in what the program prints.
     * @throws when it ends without having printed it
     */
    says: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          printed += chunk.toString()
          const found = pattern.exec(printed)?.[1]
          if (found !== undefined) resolve(found)
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
        ended.then(() => reject(new Error(`It ended and said only: ${printed}`)), reject)
      }),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
