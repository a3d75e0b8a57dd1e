import * as v from 'valibot'
import type { Served } from './pages/exchange.ts'
import { versionFile, type Version } from '../../src/server/built/version.ts'
import { orNull } from '../system/git.ts'
import { openRepository } from './repository.ts'

const TIMEOUT_MS = 5000

/**
 * What students see, and what was accepted since. Null if the school has not said where its portal is, or the
 * portal does not say its version.
 */
export async function readServed(root: string, address: string | null): Promise<Served> {
  const version = address === null ? null : await askVersion(address)
  if (version === null) return null
  const { committed, commit } = version
  const { git, main } = await openRepository(root)
  const log = ['log', '--first-parent', '--format=%s', `${commit}..${main}`]
  // A commit that this computer does not know is newer than what it knows.
  const since = await orNull(git([...log, '--', 'content']))
  return { committed, notYet: since?.split('\n').filter(Boolean) ?? [] }
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
