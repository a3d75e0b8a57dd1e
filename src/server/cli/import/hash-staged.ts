import { availableParallelism } from 'node:os'
import type { Passwords } from '../../security/password.ts'
import type { Database } from '../../store/database.ts'
import {
  countWantedPasswords,
  setStagedHash,
  wantedPasswords,
  type PasswordRule,
  type WantedPassword,
} from '../../store/staging/students.ts'

type Options = {
  readonly passwords: Passwords
  readonly rule: PasswordRule
  readonly progress: (done: number, all: number) => void
  /** Hashes nothing. */
  readonly dryRun: boolean
}

/** How many rows are read at once. */
const BATCH_SIZE = 50 * availableParallelism()

/** Hashes the staged passwords, several at a time. */
export async function hashStaged(db: Database, options: Options): Promise<void> {
  const { rule, progress } = options
  const all = await countWantedPasswords(db, rule)
  let done = 0
  let after = 0
  for (;;) {
    const wanted = await wantedPasswords(db, rule, after, BATCH_SIZE)
    const last = wanted.at(-1)
    if (last === undefined) return
    const hashes = await inParallel(wanted, (one) => hashOf(one, options))
    for (const [index, { line }] of wanted.entries()) {
      const hash = hashes[index]
      if (hash !== undefined) await setStagedHash(db, line, hash)
      done += 1
      progress(done, all)
    }
    after = last.line
  }
}

/** '' removes the password, undefined keeps it. */
async function hashOf(
  { password, stored }: WantedPassword,
  { passwords, dryRun }: Options,
): Promise<string | undefined> {
  if (password === '') return ''
  if (stored !== null && (await passwords.verify(password, stored))) return undefined
  return dryRun ? 'not hashed' : passwords.hash(password)
}

/** As many at once as there are cores: the hashing queue refuses longer waits. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await act(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
