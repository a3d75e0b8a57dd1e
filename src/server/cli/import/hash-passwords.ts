import { availableParallelism } from 'node:os'
import type { Passwords } from '../../security/password.ts'
import type { Hashes, WantedPassword } from './import-table.ts'

export type HashOptions = {
  readonly passwords: Passwords
  /** Called with the number of passwords that are done, because hashing is slow. */
  readonly progress?: (done: number, all: number) => void
  /** Hashes nothing. */
  readonly dryRun?: boolean
}

/** Hashes passwords, several at a time. One that the student has already gets no new hash. */
export async function hashPasswords(
  wanted: readonly WantedPassword[],
  { passwords, progress, dryRun }: HashOptions,
): Promise<Hashes> {
  const hashes = new Map<string, string>()
  let done = 0
  // The workers share one iterator. As many as there are cores: the hashing queue refuses longer waits.
  const left = wanted.values()
  const work = async () => {
    for (const { email, password, stored } of left) {
      const isSame = stored !== null && (await passwords.verify(password, stored))
      if (!isSame)
        hashes.set(email, dryRun === true ? 'not hashed' : await passwords.hash(password))
      done += 1
      progress?.(done, wanted.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return hashes
}
