import * as v from 'valibot'
import type { Served } from '../../src/preview/propose/exchange.ts'
import { versionFile, type Version } from '../../src/server/version.ts'
import { orNull } from '../system/git.ts'
import { changes } from './git.ts'
import { sentCommits } from './proposals.ts'
import { knownMain, openRepository } from './repository.ts'

const TIMEOUT_MS = 5000

/**
 * What students see, and the proposals from here that are accepted and not among it. Null if the school has not said
 * where its portal is, or the portal does not say its version.
 */
export async function readServed(root: string, address: string | null): Promise<Served> {
  const version = address === null ? null : await askVersion(address)
  if (version === null) return null
  const { committed, commit } = version
  const repository = await openRepository(root)
  const { git } = repository
  const isKnown = (await orNull(git(['cat-file', '-e', `${commit}^{commit}`]))) !== null
  const tip = await knownMain(repository)
  if (!isKnown || tip === '') return { committed, notYet: [] }
  const notYet = new Set<string>()
  for (const { hash, subject, files } of await sentCommits(git)) {
    const holds = async (at: string) => {
      const unlike = await changes(git, hash, at)
      return [...files.keys()].every((file) => !unlike.has(file))
    }
    if ((await holds(tip)) && !(await holds(commit))) notYet.add(subject)
  }
  return { committed, notYet: [...notYet] }
}

async function askVersion(address: string): Promise<Version | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(new URL('/version.json', address), { signal })
    return v.parse(versionFile, await response.json())
  } catch {
    return null
  }
}
