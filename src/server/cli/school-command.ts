import { Command } from 'commander'
import { cleanKey } from '../../contract/key.ts'
import type { Database } from '../store/database.ts'
import { WrongCommand, type Context, type Given, type Report } from './command.ts'
import { inSchool } from './school-database.ts'

/** Reads the words before the school is opened. */
type Change = (given: Given, ...words: string[]) => (db: Database) => Promise<readonly string[]>

/** A command of commander that reports what it does. */
export class SchoolCommand extends Command {
  readonly context: Context
  readonly #report: (said: Report) => void

  constructor(name: string | undefined, context: Context, report: (said: Report) => void) {
    super(name)
    this.context = context
    this.#report = report
  }

  override createCommand(name?: string): SchoolCommand {
    return new SchoolCommand(name, this.context, this.#report)
  }

  does(run: (given: Given, ...words: string[]) => Promise<Report>): this {
    return this.action(async () => {
      refuseDashes(this)
      this.#report(await run(this.opts(), ...this.args))
    })
  }

  canRunDry(): this {
    return this.option('--dry-run', 'reports what would change, and changes nothing')
  }

  /** Changes the school; with --dry-run it only reports. */
  changes(change: Change): this {
    return this.canRunDry().does(async (given, ...words) => {
      const lines = await inSchool(this.context, change(given, ...words))
      return given.dryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines
    })
  }
}

/** A dash in a cell removes something: as the name of a cohort it would mean everyone. */
function refuseDashes(command: Command): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName())
    if (typeof value === 'string' && ['', '-'].includes(cleanKey(value))) {
      throw new WrongCommand(`${option.long} needs a value.`)
    }
  }
}
