import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseIn } from '../../src/server/data-folder.ts'
import { inspect } from '../../src/server/db/inspect.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import type { Figure } from '../figures.ts'
import { counted } from './attacks/people.ts'
import { dropped, reordered, torn } from './power/cuts.ts'
import { Disk, type Step } from './power/disk.ts'
import { ensureStrace, NO_STRACE, record } from './power/record.ts'

type Size = { readonly points: number; readonly submissions: number }

/** A control is tried at fewer points: that it loses is seen at once. */
const CONTROL_SHARE = 1 / 4
const CUTS = [dropped, torn, reordered]

/**
 * Cuts the power at many points of a record of what SQLite did under the server's own stores.
 * @throws where nothing can be recorded here
 */
export async function measurePowerCuts({ points, submissions }: Size): Promise<Figure[]> {
  if (!(await ensureStrace())) throw new Error(NO_STRACE)
  const controlPoints = Math.ceil(points * CONTROL_SHARE)
  const found = await cutOften(await record('full', submissions), points)
  const normal = await cutOften(await record('normal', submissions), controlPoints)
  const what = `SQLite: the power cut at ${points} points of ${submissions} submissions`
  return [
    { what: `${what}: points that left out writes`, found: found.cut, least: points / 2 },
    { what: `${what}: acknowledged lost`, found: found.lost, most: 0 },
    { what: `${what}: databases damaged${reasonsOf(found)}`, found: found.damaged.length, most: 0 },
    {
      what: `${controlOf('NORMAL', controlPoints)}: points that lose`,
      found: normal.losing,
      least: controlPoints / 2,
    },
  ]
}

/** The control of what is damaged: nothing is synced. It shows where SQLite moves its log into the database. */
export async function measureNeverSynced({ points, submissions }: Size): Promise<Figure[]> {
  const controlPoints = Math.ceil(points * CONTROL_SHARE)
  const { damaged } = await cutOften(await record('off', submissions), controlPoints)
  const what = `${controlOf('OFF', controlPoints)}: databases damaged`
  return [{ what, found: damaged.length, least: 1 }]
}

function controlOf(synchronous: string, points: number): string {
  return `The same at ${points} points with synchronous=${synchronous}, a control`
}

type Found = {
  /** Points at which something that was written is not there after the cut. */
  cut: number
  /** Submissions that had been acknowledged, and points at which one was. */
  lost: number
  losing: number
  /** What is wrong with each database that is not whole, or with which the server does not start. */
  damaged: string[]
}

/** Cuts the power at points that lie evenly between the first step and the last one. */
async function cutOften(steps: readonly Step[], points: number): Promise<Found> {
  const found: Found = { cut: 0, lost: 0, losing: 0, damaged: [] }
  const disk = new Disk()
  const acknowledged: string[] = []
  let done = 0
  for (const point of counted(points)) {
    const until = Math.floor(((point + 1) * steps.length) / points)
    for (const step of steps.slice(done, until)) {
      disk.do(step)
      if (step.kind === 'acknowledge') acknowledged.push(step.link)
    }
    done = until
    const { files, isWhole } = disk.after(CUTS[point % CUTS.length] ?? dropped)
    if (!isWhole) found.cut += 1
    const stored = await storedIn(files)
    if (typeof stored === 'string') {
      found.damaged.push(stored)
      continue
    }
    const missing = acknowledged.filter((link) => !stored.has(link)).length
    found.lost += missing
    if (missing > 0) found.losing += 1
  }
  return found
}

function reasonsOf({ damaged }: Found): string {
  return damaged.length === 0 ? '' : ` (${[...new Set(damaged)].join('; ')})`
}

/** The links that the server finds when it starts with these files, or why it cannot. */
async function storedIn(files: ReadonlyMap<string, Buffer>): Promise<ReadonlySet<string> | string> {
  const folder = await mkdtemp(path.join(inMemory(), 'portal-proof-'))
  try {
    const file = databaseIn(folder)
    for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes)
    const found = existsSync(file) ? await inspect(file) : null
    if (found?.kind === 'damaged') return found.reason
    const db = await openDatabase(file)
    try {
      const rows = await db.selectFrom('submissions').select('document_link').execute()
      return new Set(rows.map(({ document_link: link }) => link))
    } finally {
      await db.destroy()
    }
  } catch (error) {
    return String(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is read once needs no disk. */
function inMemory(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}
