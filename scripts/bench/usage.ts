import { readFileSync } from 'node:fs'

/** What a process and its children have used. */
export type Usage = {
  /** The greatest sum of the memory peaks (VmHWM) of processes that were alive together. */
  readonly peakBytes: number
  /** Processor time of all of them, in all their threads. */
  readonly cpuMs: number
}

/** How often the processes are looked at: what they use after the last look is not seen. */
const LOOK_MS = 10

/** Follows a process and its children in /proc. Null on systems without it. */
export function watchUsage(pid: number): { readonly stop: () => Usage | null } {
  let peakBytes = 0
  const cpuMs = new Map<number, number>()
  const look = (): void => {
    const seen = usageOfTree(pid)
    peakBytes = Math.max(
      peakBytes,
      seen.reduce((sum, usage) => sum + usage.peakBytes, 0),
    )
    for (const usage of seen) cpuMs.set(usage.pid, usage.cpuMs)
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      if (peakBytes === 0) return null
      return { peakBytes, cpuMs: [...cpuMs.values()].reduce((sum, ms) => sum + ms, 0) }
    },
  }
}

function usageOfTree(pid: number): (Usage & { readonly pid: number })[] {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readProc(`${pid}/status`)) ?? []
  if (kilobytes === undefined) return []
  // The fields behind the name in brackets, which may hold anything: user and system time in ticks.
  const [user, system] = readProc(`${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  const cpuMs = (Number(user) + Number(system)) * TICK_MS
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
  const own = { pid, peakBytes: Number(kilobytes) * 1024, cpuMs: cpuMs || 0 }
  return [own, ...children.flatMap(usageOfTree)]
}

/** Linux tells processor time in hundredths of a second. */
const TICK_MS = 10

/** Nothing for a process that has just ended, and where there is no /proc. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
