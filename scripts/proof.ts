import { OptionsError, readOptions, runCommand } from './options.ts'
import { isKept, tableOf as tableOfFigures } from './figures.ts'
import { measureAttacks } from './proof/attacks.ts'
import { tableOf, verdictsOf } from './proof/timing-report.ts'
import { measureTiming } from './proof/timing.ts'

// npm run proof -- timing attacks: what cannot be read from the code is measured on the real server. Ends
// with 1 where a bound is missed. --tries 1500, of timing

/** Each prints what it found, and says whether every bound is kept. */
const PROOFS: Readonly<Record<string, (tries: number) => Promise<boolean>>> = {
  async timing(tries) {
    const timed = await measureTiming(tries)
    console.log(tableOf(timed))
    return verdictsOf(timed).every(({ silent, notices }) => silent && notices)
  },
  async attacks() {
    const figures = await measureAttacks()
    console.log(tableOfFigures(figures))
    return figures.every(isKept)
  },
}

await runCommand(async () => {
  const { names, tries } = readArguments()
  const kept: (boolean | undefined)[] = []
  for (const name of names) kept.push(await PROOFS[name]?.(tries))
  return !kept.includes(false)
})

function readArguments(): { names: string[]; tries: number } {
  const options = { tries: { type: 'string', default: '1500' } } as const
  const { values, positionals } = readOptions({ options, allowPositionals: true })
  const known = Object.keys(PROOFS)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new OptionsError(`There is no proof ${unknown}. There is ${known.join(', ')}.`)
  }
  const tries = Number(values.tries)
  if (!Number.isInteger(tries) || tries < 2) {
    throw new OptionsError('--tries is a number, at least 2.')
  }
  return { names: positionals.length > 0 ? positionals : known, tries }
}
