import { serializableTransaction, type Database } from '../store/database.ts'

/** Does all of the work or, where it throws, nothing of it. A dry run takes everything back. */
export async function inOneStep<Result>(
  db: Database,
  dryRun: boolean,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await serializableTransaction(db, async (trx) => {
      const result = await work(trx)
      if (dryRun) throw new TakenBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result
    throw error
  }
}

class TakenBack extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('A dry run')
    this.result = result
  }
}
