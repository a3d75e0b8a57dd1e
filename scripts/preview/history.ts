import type { Git } from '../system/git.ts'
import { changes, readLog, type Commit } from './git.ts'
import type { SentCommit } from './proposals.ts'

/** Tells what became of proposed words in the accepted version. */
export function createHistory(git: Git, tip: string) {
  const logs = new Map<string, Promise<Commit[]>>()
  /** What was accepted after a commit was proposed, newest first. */
  const since = (commit: string): Promise<Commit[]> => {
    const log = logs.get(commit) ?? readLog(git, [`${commit}..${tip}`])
    logs.set(commit, log)
    return log
  }
  /** When the accepted version replaced the proposed words of a file; undefined if it never had them, or has them. */
  const whenReplaced = async (
    file: string,
    { hash, files }: SentCommit,
  ): Promise<string | undefined> => {
    const proposed = files.get(file)?.after
    const log = await since(hash)
    return log.find((commit) => commit.files.get(file)?.before === proposed)?.date
  }
  const isAccepted = async (file: string, sent: SentCommit): Promise<boolean> => {
    const unlike = await changes(git, sent.hash, tip)
    return !unlike.has(file) || (await whenReplaced(file, sent)) !== undefined
  }
  return {
    whenReplaced,
    isAccepted,
    /** The branches with a file whose last proposed words have not been accepted, and their commits. */
    waiting: async (sent: readonly SentCommit[]): Promise<Map<string, SentCommit[]>> => {
      const branches = Map.groupBy(
        sent.filter(({ isWaiting }) => isWaiting),
        ({ branch }) => branch,
      )
      for (const [branch, commits] of branches) {
        const files = new Set(commits.flatMap((commit) => [...commit.files.keys()]))
        const accepted = Array.from(files, async (file) => {
          const last = commits.find((commit) => commit.files.has(file))
          return last === undefined || isAccepted(file, last)
        })
        if ((await Promise.all(accepted)).every(Boolean)) branches.delete(branch)
      }
      return branches
    },
  }
}
