import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A browser that Playwright cannot drive: it opens an address and runs scripts in its page. */
export type Engine = {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Starts a program of the system, and stops it. */
export function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(name, args, { env: { ...process.env, ...env } })
  return { child, stop: () => stop(child) }
}

/**
 * The first group of a pattern in what a program prints.
 * @throws when the program ends without having printed it
 */
export function printedBy(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const found = pattern.exec(printed)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`It ended and said only: ${printed}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
