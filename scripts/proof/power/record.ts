import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { x } from 'tinyexec'
import { PROJECT } from '../../project.ts'
import { run } from '../../run.ts'
import { kept } from './cuts.ts'
import { Disk, type Step } from './disk.ts'

// What SQLite does to its files is seen by strace: node:sqlite lets nobody between, and a file system of our
// own would need rights that few machines give.

const CALLS = 'openat,pwrite64,write,fsync,fdatasync,ftruncate,?unlink,unlinkat'
/** More than SQLite writes at once. */
const LONGEST_WRITE_BYTES = 1 << 17
/** Made anew from the others whenever a database is opened first. */
const isRebuilt = (name: string) => name.endsWith('-shm')

export const NO_STRACE =
  'strace cannot be had here (package strace), or it is forbidden: NO POWER CUT IS TRIED.'

/** Whether programs can be watched here. Debian and Ubuntu get strace where there is none. */
export async function ensureStrace(): Promise<boolean> {
  if (canTrace()) return true
  console.log('Installing strace…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  await run('apt-get', ['install', '-y', '-qq', 'strace'], { env, quiet: true })
  return canTrace()
}

function canTrace(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0
}

/**
 * Hands in submissions one after the other, and gives each step that the disk has seen meanwhile.
 * @param synchronous as SQLite calls it; a server has 'full'
 * @throws where the record does not give the files that lie there in the end
 */
export async function record(synchronous: string, submissions: number): Promise<Step[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-proof-')))
  try {
    const data = path.join(folder, 'data')
    await mkdir(data)
    const trace = path.join(folder, 'trace')
    const program = ['scripts/proof/power/hand-in.ts', data, String(submissions), synchronous]
    const how = ['-qq', '-y', '-xx', '-s', String(LONGEST_WRITE_BYTES), '-e', 'signal=none']
    await x('strace', [...how, '-e', `trace=${CALLS}`, '-o', trace, process.execPath, ...program], {
      throwOnError: true,
      nodeOptions: { cwd: PROJECT },
    })
    const steps: Step[] = []
    for await (const line of createInterface(createReadStream(trace))) {
      const step = stepOf(line, data)
      if (step !== null) steps.push(step)
    }
    await compare(steps, data)
    return steps
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const CALL = /^(\w+)\((.*)\) += (\d+)/
const TEXTS = /[<"]((?:\\x[\da-f]{2})+)[>"]/g
const NUMBERS = /, (\d+)/g

function stepOf(line: string, folder: string): Step | null {
  const [, call, rest = '', result] = CALL.exec(line) ?? []
  // A call that failed has changed nothing.
  if (call === undefined) return null
  const texts = [...rest.matchAll(TEXTS)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex'),
  )
  if (call === 'write') {
    const link = rest.startsWith('1<') ? texts[1]?.toString().trimEnd() : undefined
    return link === undefined ? null : { kind: 'acknowledge', link }
  }
  const [place = '', bytes] = /^(?:openat|unlinkat)/.test(call)
    ? [texts.at(-1)?.toString()]
    : [texts[0]?.toString(), texts[1]]
  if (place === folder && /^f(?:data)?sync$/.test(call)) return { kind: 'sync folder' }
  const name = path.basename(place)
  if (path.dirname(place) !== folder || isRebuilt(name)) return null
  const numbers = [...rest.matchAll(NUMBERS)].map(([, number]) => Number(number))
  switch (call) {
    case 'openat':
      return rest.includes('O_CREAT') ? { kind: 'create', name } : null
    case 'unlink':
    case 'unlinkat':
      return { kind: 'remove', name }
    case 'ftruncate':
      return { kind: 'resize', name, size: numbers[0] ?? 0 }
    case 'pwrite64':
      return { kind: 'write', name, at: numbers[1] ?? 0, bytes: written(bytes, Number(result)) }
    default:
      return { kind: 'sync', name }
  }
}

function written(bytes: Buffer | undefined, size: number): Buffer {
  if (bytes === undefined || bytes.length < size)
    throw new Error('strace has left out what was written.')
  return bytes.subarray(0, size)
}

async function compare(steps: readonly Step[], folder: string): Promise<void> {
  const disk = new Disk()
  for (const step of steps) disk.do(step)
  const { files } = disk.after(kept)
  const there = (await readdir(folder)).filter((name) => !isRebuilt(name))
  for (const name of new Set([...there, ...files.keys()])) {
    const isSame =
      there.includes(name) && files.get(name)?.equals(await readFile(path.join(folder, name)))
    if (isSame !== true) throw new Error(`The record gives another ${name} than lies there.`)
  }
}
