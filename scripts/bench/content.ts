import { spawnSync } from 'node:child_process'
import { readOptions } from '../system/options.ts'
import { PROJECT } from '../system/project.ts'
import { timeSaves } from './content/saves.ts'
import { median } from './median.ts'

// npm run bench -- content: times a cold check beside its libraries alone, and how soon the preview
// shows a save in a school of 100 cards. Exits with 1 if a bound is missed. --runs 9

export async function benchContent(args: readonly string[]): Promise<boolean> {
  const options = { runs: { type: 'string', default: '9' } } as const
  const { values } = readOptions({ args: [...args], options })
  const runs = Number(values.runs)
  const { check, plain } = coldRuns(runs)
  console.log(`Cold check ${told(check)}, its libraries alone ${told(plain)}`)
  const { card, figure } = await timeSaves(100, runs)
  console.log(`Saved → shown: a card ${told(card)}, a figure ${told(figure)}`)
  const bounds = [
    ['cold check ÷ its libraries alone', median(check) / median(plain), 1.3],
    ['saved → shown, a card', median(card), 100],
    ['saved → shown, a figure', median(figure), 200],
  ] as const
  for (const [what, found, most] of bounds) {
    console.log(`${found <= most ? 'kept' : 'MISSED'}: ${what} ${found.toFixed(2)} of ${most}`)
  }
  return bounds.every(([, found, most]) => found <= most)
}

/** The durations of whole processes in ms; they take turns. */
function coldRuns(runs: number) {
  const ours = ['--import', './scripts/system/compile-cache.mjs', 'scripts/content-check.ts']
  timed(...ours) // warm-up: Node caches the compiled code
  const check: number[] = []
  const plain: number[] = []
  for (let run = 0; run < runs; run += 1) {
    check.push(timed(...ours))
    plain.push(timed('scripts/bench/content/plain.ts'))
  }
  return { check, plain }
}

function told(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`
}

/** How long a Node process runs, in ms. */
function timed(...args: string[]): number {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, args, { cwd: PROJECT })
  if (status !== 0) throw new Error(`${args.join(' ')} failed`)
  return performance.now() - began
}
