import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Passage } from '../../src/preview/propose/exchange.ts'
import { GitFailed, runGit } from '../system/git.ts'

/** No text has so long a line of these signs. */
const MARKER = 60
const [OURS, BETWEEN, THEIRS] = ['<', '=', '>'].map((sign) => sign.repeat(MARKER))
const CLASH = new RegExp(`^${OURS}.*\\n([^]*?)^${BETWEEN}\\n([^]*?)^${THEIRS}.*\\n?`, 'gm')

type Versions = { readonly ours: string; readonly shared: string; readonly theirs: string }

/** A text that Git has merged; where both sides changed the same lines, it holds a clash. */
export async function mergeTexts(
  root: string,
  { ours, shared, theirs }: Versions,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'merge-'))
  const files = [ours, shared, theirs].map((text, index) => [path.join(folder, `${index}`), text])
  try {
    for (const [file = '', text = ''] of files) await writeFile(file, text)
    const names = files.map(([file = '']) => file)
    return await printed(root, ['merge-file', '-p', `--marker-size=${MARKER}`, ...names])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Git ends with the number of clashes. */
async function printed(root: string, args: readonly string[]): Promise<string> {
  try {
    return (await runGit(root, args)).toString('utf8')
  } catch (error) {
    if (error instanceof GitFailed && error.output.search(CLASH) !== -1) return error.output
    throw error
  }
}

export function passagesIn(merged: string): Passage[] {
  return Array.from(merged.matchAll(CLASH), ([, mine = '', theirs = '']) => ({ mine, theirs }))
}

/** Puts the chosen words in the places of the clashes. */
export function withAnswers(merged: string, answers: readonly string[]): string {
  let at = 0
  return merged.replace(CLASH, () => {
    const words = answers[at++] ?? ''
    return words === '' || words.endsWith('\n') ? words : `${words}\n`
  })
}
