import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A browser that Playwright cannot drive: it opens an address and runs scripts in its page. */
export type Engine = {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Starts a program of the system. */
export function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
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
