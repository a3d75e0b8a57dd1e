import { spawn } from 'node:child_process'
import { isSystemError } from '../content/files/system-error.ts'
import { BenchFailure } from './failure.ts'
import { watchUsage, type Usage } from './usage.ts'

export type Command = {
  readonly args: readonly string[]
  readonly folder: string
  /** Node, this one, unless given. */
  readonly program?: string
  readonly env?: NodeJS.ProcessEnv
}

export type Program = {
  readonly pid: number
  /** What it has printed so far, errors included. */
  readonly said: () => string
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>
  /** Ends it and what it started. */
  readonly end: () => Promise<void>
}

export type Run = {
  readonly ms: number
  /** Null where the system does not tell. */
  readonly usage: Usage | null
  readonly said: string
}

/** Process groups that run now, so that an interrupted benchmark leaves none behind. */
const running = new Set<number>()

/** Starts a program as the leader of a group of its own, which ends with it. */
export function startProgram({ args, folder, program, env = {} }: Command): Program {
  let said = ''
  const child = spawn(program ?? process.execPath, args, {
    cwd: folder,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    shell: program !== undefined && process.platform === 'win32', // npm is a script there
  })
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString()))
  }
  const ended = new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      said += message
      resolve(127)
    })
    child.once('exit', (code) => {
      if (pid !== undefined) running.delete(pid)
      resolve(code ?? 1)
    })
  })
  const end = async (): Promise<void> => {
    if (pid !== undefined && running.has(pid)) endGroup(pid)
    await ended
  }
  return { pid: pid ?? 0, said: () => said, ended, end }
}

/** Runs a program to its end. Fails when it does not succeed or takes longer than ten minutes. */
export async function runProgram(command: Command): Promise<Run> {
  const begin = performance.now()
  const program = startProgram(command)
  const watched = watchUsage(program.pid)
  const timer = setTimeout(() => void program.end(), LONGEST_MS)
  const code = await program.ended
  const ms = performance.now() - begin
  clearTimeout(timer)
  const usage = watched.stop()
  if (code === 0) return { ms, usage, said: program.said() }
  const last = program.said().trim().split('\n').slice(-10).join('\n')
  throw new BenchFailure(`This did not succeed: ${command.args.join(' ')}\n${last}`)
}

/** For the way out: ends whatever still runs. */
export function endAllPrograms(): void {
  for (const pid of running) endGroup(pid)
}

const LONGEST_MS = 600_000

const NOT_PASSED_ON = /^(?:NODE_(?:ENV|OPTIONS|COMPILE_CACHE|V8_COVERAGE)|VITEST.*|FORCE_COLOR)$/

/** The programs run as if typed in a shell: what Node or a test runner was told does not reach them. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.test(name)),
)

function endGroup(leader: number): void {
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, 'SIGKILL')
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'ESRCH') throw error
  }
}
