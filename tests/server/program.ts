import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { codeOf } from '../../src/server/start-error.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** Node's compile cache, so that programs start faster. */
const { NODE_COMPILE_CACHE = '' } = process.env

export type Program = ReturnType<typeof run>

type Files = Readonly<Record<string, string | Buffer>>

/** A folder with these files, which is removed after the test. */
export async function temporaryFolder(files: Files = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  // Windows locks a file for a moment after its program has ended.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await writeFiles(folder, files)
  return folder
}

/** Writes each text to its path in the folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Runs a program of the project with only these environment variables. */
export function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  return runCommand(process.execPath, [join(PROJECT, script), ...args], env)
}

/** Runs any command in the project's folder. @param held is passed on as systemd does: see `holdPort` */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  held?: number,
) {
  const child = spawn(command, args, {
    cwd: PROJECT,
    stdio: ['pipe', 'pipe', 'pipe', held],
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE, ...env },
    // A group of its own, so that the programs that it starts can be ended with it.
    detached: true,
  })
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (text: Buffer) => {
    output += text.toString()
    for (const listener of listeners) listener()
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  // 'close' comes after its own programs have closed their output, too.
  let gone = false
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).finally(() => {
    gone = true
  })
  onTestFinished(async () => {
    if (!gone) killGroup(child.pid)
    await ended
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    /** The exit code; null when a signal ended it. */
    ended,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Resolves when the output matches. @throws when the program ends first */
    says: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match !== null) resolve(match)
        }
        listeners.add(look)
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}: ${output}`)))
        look()
      }),
  }
}

type TcpWrap = {
  TCP: new (type: 1) => {
    fd: number
    close: () => void
    bind: (host: string, port: number) => number
  }
}

/** Binds a port without listening, so that it stays open between two servers that get its descriptor. */
export function holdPort(port: number): number {
  const { TCP } = (process as unknown as { binding: (name: string) => TcpWrap }).binding('tcp_wrap')
  const held = new TCP(1)
  onTestFinished(() => held.close())
  if (held.bind('127.0.0.1', port) !== 0) throw new Error(`Port ${port} is taken`)
  return held.fd
}

/** The real server as a process, on a free port. */
export async function startProgram(env: Readonly<Record<string, string>>) {
  const program = run('tests/support/server-alone.ts', [], { PORT: '0', ...env })
  const [, origin = ''] = await program.says(/The student portal is at (http:[\w/.:]+)/)
  return { ...program, origin }
}

/** Ends a program with those that it started, if it still runs. */
export function killGroup(pid: number | undefined): void {
  try {
    // Windows has no groups, and ends the programs of a program with it.
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error // has ended already
  }
}
