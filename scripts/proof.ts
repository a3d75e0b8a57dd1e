import { isKept, tableOf, type Figure } from './system/figures.ts'
import { OptionsError, readOptions, runCommand } from './system/options.ts'
import { measureCrashes } from './proof/crashes.ts'
import { measureFailover, measureRestarts } from './proof/failover.ts'
import { measureTiming } from './proof/timing.ts'
import { measureUpdates } from './proof/updates.ts'

// npm run proof -- crashes failover timing updates: proves on the real server what takes too long for a test.
// Exits with 1 if a bound is missed. --cycles 60 (crashes), --tries 300 (timing)

type Effort = { readonly cycles: number; readonly tries: number }

const PROOFS: Readonly<Record<string, readonly ((effort: Effort) => Promise<Figure[]>)[]>> = {
  crashes: [
    ({ cycles }) => measureCrashes('SQLite', cycles),
    ({ cycles }) => measureCrashes('PostgreSQL', cycles),
  ],
  failover: [() => measureRestarts(), measureFailover],
  timing: [({ tries }) => measureTiming(tries)],
  updates: [measureUpdates],
}

const OPTIONS = {
  cycles: { type: 'string', default: '60' },
  tries: { type: 'string', default: '300' },
} as const

await runCommand(async () => {
  const { values, positionals } = readOptions({ options: OPTIONS, allowPositionals: true })
  const effort = {
    cycles: numberOf('cycles', values.cycles),
    tries: numberOf('tries', values.tries),
  }
  const names = positionals.length > 0 ? positionals : Object.keys(PROOFS)
  const unknown = names.find((name) => PROOFS[name] === undefined)
  if (unknown !== undefined) {
    throw new OptionsError(
      `There is no proof ${unknown}. There is ${Object.keys(PROOFS).join(', ')}.`,
    )
  }
  const figures: Figure[] = []
  for (const measure of names.flatMap((name) => PROOFS[name] ?? [])) {
    figures.push(...(await measure(effort)))
  }
  console.log(tableOf(figures))
  return figures.every(isKept)
})

function numberOf(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`--${option} takes a number from 1 on.`)
  return Number(text)
}
