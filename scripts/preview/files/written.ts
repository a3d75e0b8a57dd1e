import type { FilePlan, FilesDone } from '../../../src/preview/files/file-changes.ts'
import type { FileContent } from '../../content/files/content-files.ts'

/** A change, worked out: what it writes, and what the writer is told. */
export type Worked = Pick<FilePlan, 'does' | 'changes' | 'links' | 'blocks' | 'mentions'> &
  Pick<FilesDone, 'said' | 'show' | 'renamed'> & {
    /** Every file that is other than before; null for one that goes. */
    readonly files: ReadonlyMap<string, FileContent | null>
    readonly undoable: boolean
  }

/** Why a change cannot be made, and what to type instead. */
export class CannotChange extends Error {
  override readonly name = 'CannotChange'
  readonly instead: string | undefined

  constructor(message: string, instead?: string) {
    super(message)
    this.instead = instead
  }
}

export const NOTHING_ELSE = {
  changes: [],
  links: [],
  blocks: [],
  mentions: [],
  show: null,
  renamed: [],
  undoable: true,
}
