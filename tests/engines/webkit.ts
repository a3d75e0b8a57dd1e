import { expect } from '@playwright/test'
import { freePort } from '../../scripts/system/free-port.ts'
import { startProgram, type Engine } from './engine.ts'

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
