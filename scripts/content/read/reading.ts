import type { Checking } from '../checking.ts'
import type { Remember } from '../memory.ts'
import type { Report } from '../problem.ts'

/** Reads something, or repeats what an earlier reading of the same inputs gave, said and noted. */
export type ReadOnce = <Result>(
  name: string,
  inputs: readonly unknown[],
  read: (checking: Checking) => Result,
  /** May have the reading from elsewhere. */
  recall?: (read: () => Reading<Result>) => Reading<Result>,
) => Result

type Noted = Pick<Checking, 'usedValues' | 'usedPictures' | 'linkingTexts'>

/** What something was read to, and everything that its reading said and noted. */
export type Reading<Result> = {
  readonly result: Result
  readonly said: readonly (readonly ['report' | 'warn', Parameters<Report>])[]
  readonly noted: Noted
}

/** @param checking what is said and noted to, by readings and repetitions alike */
export function createReadOnce(remember: Remember, checking: Checking): ReadOnce {
  return (name, inputs, read, recall = (again) => again()) => {
    const reading = remember(name, inputs, () => recall(() => overhear(checking, read)))
    repeat(reading, checking)
    return reading.result
  }
}

function overhear<Result>(
  checking: Checking,
  read: (checking: Checking) => Result,
): Reading<Result> {
  const said: ['report' | 'warn', Parameters<Report>][] = []
  const noted: Noted = { usedValues: new Set(), usedPictures: new Set(), linkingTexts: [] }
  const report: Report = (...words) => void said.push(['report', words])
  const warn: Report = (...words) => void said.push(['warn', words])
  return { result: read({ ...checking, ...noted, report, warn }), said, noted }
}

function repeat({ said, noted }: Reading<unknown>, checking: Checking): void {
  for (const [kind, words] of said) checking[kind](...words)
  for (const value of noted.usedValues) checking.usedValues.add(value)
  for (const picture of noted.usedPictures) checking.usedPictures.add(picture)
  for (const text of noted.linkingTexts) checking.linkingTexts.push(text)
}
