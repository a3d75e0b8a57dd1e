import type { Checking } from './checking.ts'
import type { Report } from './problem.ts'
import { createSources, type Sources } from './emit/sources.ts'

/**
 * What texts were read to, for runs that follow each other in one process: a text is read again
 * only when its bytes are others, or something that all texts depend on is.
 */
export type Memory = {
  /** Forgets everything when the texts depend on something else than in the run before. */
  readonly begin: (dependsOn: string) => void
  /** The reading of a file, with everything that it says and notes to `checking`. */
  readonly remember: <Result>(
    file: string,
    bytes: Uint8Array | string | undefined,
    checking: Checking,
    read: (checking: Checking) => Result,
  ) => Result
  readonly sources: Sources
}

type Said = readonly ['report' | 'warn', Parameters<Report>]

type Reading = {
  readonly bytes: Uint8Array | string | undefined
  readonly result: unknown
  readonly said: readonly Said[]
  readonly noted: Pick<Checking, 'usedValues' | 'usedPictures' | 'linkingTexts'>
}

export function createMemory(): Memory {
  const readings = new Map<string, Reading>()
  let depended = ''
  return {
    sources: createSources(),
    begin(dependsOn) {
      if (dependsOn !== depended) readings.clear()
      depended = dependsOn
    },
    remember<Result>(
      file: string,
      bytes: Uint8Array | string | undefined,
      checking: Checking,
      read: (checking: Checking) => Result,
    ): Result {
      const known = readings.get(file)
      // The same bytes are the same object: whoever reads files again keeps those that did not change.
      const reading = known && known.bytes === bytes ? known : readAnew(bytes, checking, read)
      readings.set(file, reading)
      repeat(reading, checking)
      // What `read` gave for this very file.
      return reading.result as Result
    },
  }
}

function readAnew(
  bytes: Uint8Array | string | undefined,
  checking: Checking,
  read: (checking: Checking) => unknown,
): Reading {
  const said: Said[] = []
  const noted: Reading['noted'] = {
    usedValues: new Set(),
    usedPictures: new Set(),
    linkingTexts: [],
  }
  const report: Report = (...words) => void said.push(['report', words])
  const warn: Report = (...words) => void said.push(['warn', words])
  const result = read({ ...checking, ...noted, report, warn })
  return { bytes, result, said, noted }
}

function repeat({ said, noted }: Reading, checking: Checking): void {
  for (const [kind, words] of said) checking[kind](...words)
  for (const value of noted.usedValues) checking.usedValues.add(value)
  for (const picture of noted.usedPictures) checking.usedPictures.add(picture)
  checking.linkingTexts.push(...noted.linkingTexts)
}
