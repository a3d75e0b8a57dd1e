import { diffWordsWithSpace } from 'diff'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Clash, WordChange, WordChanges } from './pages/exchange.ts'
import type { Sent } from './pages/requests.ts'
import { contentOf, plainText, readFields } from '../content/for-tools.ts'
import { hunks } from '../review/hunks.ts'
import { GitFailed, runGit } from '../system/git.ts'
import { ifThere } from '../system/system-error.ts'

/** The words of a file in two versions, at each place where they differ. */
export async function readWordChanges(
  root: string,
  { file, from, to }: Sent<'words'>,
): Promise<WordChanges> {
  const places = await compare(root, { file, from, to })
  return places?.map(({ before, after }) => wordsOf(before, after)) ?? null
}

/** What a writer and somebody else made of a file. */
export async function clashOf(root: string, file: string, theirs: string): Promise<Clash> {
  const places = await compare(root, { file, from: theirs, to: null })
  return {
    file,
    places: places?.map(({ before, after }) => ({ mine: after, theirs: before })) ?? null,
  }
}

/** The lines that differ; null if the file is no text. */
async function compare(root: string, { file, from, to }: Sent<'words'>) {
  const [before, after] = await Promise.all([textAt(root, from, file), textAt(root, to, file)])
  if (before === null || after === null) return null
  return hunks(before.split('\n'), after.split('\n'))
}

/** The title of a text that was removed. */
export async function titleAt(root: string, commit: string, file: string): Promise<string | null> {
  const fields = readFields(file, (await textAt(root, commit, file)) ?? '')?.fields.data
  const { title } = (fields ?? {}) as { title?: unknown }
  return typeof title === 'string' ? title : null
}

/** A file of a commit, or as saved on this computer; '' if it is not there, null if it is no text. */
async function textAt(root: string, commit: string | null, file: string): Promise<string | null> {
  const bytes = commit === null ? ifThere(() => readFileSync(path.join(root, file))) : await blob()
  const content = bytes === null ? '' : contentOf(file, bytes)
  return typeof content === 'string' ? plainText(content) : null

  async function blob(): Promise<Buffer | null> {
    try {
      return await runGit(root, ['cat-file', 'blob', `${commit}:./${file}`])
    } catch (error) {
      if (error instanceof GitFailed) return null
      throw error
    }
  }
}

function wordsOf(before: string, after: string): WordChange[] {
  return diffWordsWithSpace(before, after).map(({ value: words, added, removed }) => {
    const where = removed ? 'before' : 'after'
    return { words, in: added || removed ? where : 'both' }
  })
}
