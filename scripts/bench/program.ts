import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

/** As typed in a shell; and no program keeps compiled code from one run for the next. */
const env = {
  ...process.env,
  NODE_ENV: undefined,
  NODE_OPTIONS: undefined,
  NODE_DISABLE_COMPILE_CACHE: '1',
  PORT: '0',
}

/**
 * Runs Node on a program in a folder, to its end.
 * @throws when it does not succeed
 */
export async function runProgram(args: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd: folder, env })
}

/** Starts one that goes on, and waits until it has printed this. */
export async function startProgram(
  args: readonly string[],
  folder: string,
  wanted: RegExp,
  more: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...env, ...more } })
  const ended = once(child, 'close')
  const said = await new Promise<string>((resolve, reject) => {
    let all = ''
    const hear = (text: Buffer): void => {
      all += text.toString()
      if (wanted.test(all)) resolve(all)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`It ended before it said ${String(wanted)}: ${all}`)))
  })
  const end = async (): Promise<void> => {
    child.kill()
    await ended
  }
  return { said, end }
}
