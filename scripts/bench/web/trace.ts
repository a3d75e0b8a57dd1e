import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../../project.ts'
import { WEB_BENCH } from './apps.ts'
import type { Visit } from './visit.ts'

const TRACES = path.join(WEB_BENCH, 'traces')
const fileOf = (name: string) => path.join(TRACES, `${name}.json`)

/** Keeps what the browser did in our slowest run of this name, and what was asked for, in order. */
export async function keepTrace(
  name: string,
  { trace, visit }: { trace: Buffer; visit: Visit },
): Promise<void> {
  await mkdir(TRACES, { recursive: true })
  await writeFile(fileOf(name), trace)
  const lines = visit.loaded.map(
    ({ at, bytes, path }) =>
      `${at.toFixed(0).padStart(5)} ms ${String(bytes).padStart(7)} B  ${path}`,
  )
  const usable = `${visit.usable.toFixed(0).padStart(5)} ms usable`
  await writeFile(path.join(TRACES, `${name}.txt`), `${[...lines, usable].join('\n')}\n`)
}

/** Where to find it; it opens in the Performance panel of the browser's tools. */
export function traceOf(name: string): string {
  return path.relative(PROJECT, fileOf(name))
}
