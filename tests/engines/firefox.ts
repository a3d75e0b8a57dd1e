import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram, type Engine } from './engine.ts'

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
