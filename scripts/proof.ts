import { OptionsError, readOptions } from './options.ts'
import { isKept, tableOf as tableOfAttacks } from './proof/attack-report.ts'
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
    console.log(tableOfAttacks(figures))
    return figures.every(isKept)
  },
}

try {
  const { names, tries } = readArguments()
  for (const name of names) if ((await PROOFS[name]?.(tries)) === false) process.exitCode = 1
} catch (error) {
  if (!(error instanceof OptionsError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

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
