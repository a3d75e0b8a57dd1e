import { readFile, writeFile } from 'node:fs/promises'

/** What a run of Vitest or Playwright leaves for the summary of npm test. */
export type Report = {
  readonly passed: number
  /** Tests, suites that could not start, and errors beside the tests. */
  readonly failed: readonly string[]
  /** Tests that failed at their first try. */
  readonly passedAtSecondTry: readonly string[]
}

/** The reporters of both runners write their report into the file that this variable of the environment names. */
const FILE = 'PORTAL_TEST_REPORT'

export function reportTo(file: string): Readonly<Record<string, string>> {
  return { [FILE]: file }
}

export async function writeReport(report: Report): Promise<void> {
  const file = process.env[FILE]
  if (file !== undefined) await writeFile(file, JSON.stringify(report))
}

/** Null: the runner ended before it wrote a report. */
export async function readReport(file: string): Promise<Report | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}
