import { mkdtempDisposable, writeFile } from 'node:fs/promises'
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
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'merge-'))
  const files = [ours, shared, theirs].map(async (text, index) => {
    const file = path.join(folder.path, String(index))
    await writeFile(file, text)
    return file
  })
  const merge = ['merge-file', '-p', `--marker-size=${MARKER}`, ...(await Promise.all(files))]
  return await printed(root, merge)
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
