import { createHash, randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type {
  DoneReply,
  FileChange,
  FilePlan,
  PicturesReply,
  PlanReply,
  Refusal,
} from '../../../src/preview/files/file-changes.ts'
import { openCache } from '../../content/cache.ts'
import type { ContentFiles } from '../../content/files/content-files.ts'
import { asFileName } from '../../content/files/file-name.ts'
import { readContentFiles } from '../../content/files/read-files.ts'
import { CannotMake } from '../../content/new/new-file.ts'
import { keepReferences, type ReferencesIn } from '../../content/references/find-references.ts'
import { isSystemError } from '../../system-error.ts'
import { PICTURE_NAME } from '../content-file.ts'
import { free } from './new-name.ts'
import { newMistakes } from './new-mistakes.ts'
import { picturesShown } from './own-pictures.ts'
import { questionSchema } from './question-schema.ts'
import { workOut } from './work-out.ts'
import { writeFiles, type FileStates } from './write-files.ts'
import { CannotChange, type Worked } from './written.ts'

type Answer = readonly [status: number, body: unknown]
type Question<Ask> = Extract<z.output<typeof questionSchema>, { ask: Ask }>

/**
 * Changes whole files of content as the preview's page asks: it says first what a change will do, does
 * what was agreed to and nothing else, and takes the last change back.
 * @returns a function from what was sent to the answer
 */
export function createFileChanges(root: string) {
  const { read } = openCache(root)
  const references = keepReferences()
  let last: { id: string; said: string; before: FileStates; after: FileStates } | null = null

  const prepare = (change: FileChange) => {
    const files = readContentFiles(root)
    const worked = workOut(files, change, references)
    // Where the writer has to change something first, that says more than what would come of it.
    const waits = worked.blocks.length + worked.links.length > 0
    const [mistake] = waits && !unlinks(change) ? [] : newMistakes(files, worked, read)
    if (mistake !== undefined && worked.blocks.length === 0) throw new CannotChange(mistake)
    return { files, worked, plan: planOf(files, worked) }
  }

  const plan = ({ change }: Question<'plan'>): PlanReply => {
    return { kind: 'plan', ...prepare(change).plan }
  }

  const act = ({ change, agreed }: Question<'do'>): DoneReply => {
    const { files, worked, plan } = prepare(change)
    const { blocks, links } = worked
    // A picture's plan is never looked at: there is nothing to agree to but the picture.
    const isAgreed = change.kind === 'add-picture' || agreed === plan.id
    if (!isAgreed || blocks.length > 0 || (links.length > 0 && !unlinks(change))) {
      return { kind: 'plan', ...plan }
    }
    const before = new Map([...worked.files.keys()].map((file) => [file, files.get(file) ?? null]))
    if (!writeFiles(root, before, worked.files)) throw new CannotChange(CHANGED)
    const { said, show, renamed, undoable } = worked
    last = undoable ? { id: randomUUID(), said, before, after: worked.files } : null
    return { kind: 'done', undo: last?.id ?? null, said, show, renamed }
  }

  const undo = ({ undo }: Question<'undo'>): DoneReply => {
    if (last?.id !== undo) throw new CannotChange('This can be taken back no more.')
    if (!writeFiles(root, last.after, last.before)) {
      throw new CannotChange(
        'Some of these files were changed since. Nothing was taken back: what you wrote stays.',
      )
    }
    last = null
    return { kind: 'done', undo: null, said: 'Taken back.', show: null, renamed: [] }
  }

  return (sent: unknown): Answer => {
    const question = questionSchema.safeParse(sent)
    if (!question.success) return [400, { message: 'This cannot be read.' }]
    try {
      switch (question.data.ask) {
        case 'plan':
          return [200, plan(question.data)]
        case 'do':
          return [200, act(question.data)]
        case 'undo':
          return [200, undo(question.data)]
        case 'pictures':
          return [200, picturesOf(readContentFiles(root), question.data, references)]
      }
    } catch (error) {
      return [200, refusalOf(error)]
    }
  }
}

const CHANGED = 'Somebody saved one of these files meanwhile. Nothing was changed: look again.'

function unlinks(change: FileChange): boolean {
  return 'unlink' in change && change.unlink
}

/** @throws whatever nobody foresaw */
function refusalOf(error: unknown): Refusal {
  if (error instanceof CannotChange) {
    const { message, instead } = error
    return { kind: 'refused', message, ...(instead !== undefined && { instead }) }
  }
  if (error instanceof CannotMake) return { kind: 'refused', message: error.message }
  if (!isSystemError(error)) throw error
  const message = `The computer did not let the files be written (${error.code}). Nothing was changed.`
  return { kind: 'refused', message }
}

function planOf(
  files: ContentFiles,
  { files: after, does, changes, links, blocks, mentions }: Worked,
): FilePlan {
  const hash = createHash('sha256')
  for (const [file, content] of after) {
    for (const part of [file, files.get(file) ?? '-', content ?? '-'])
      hash.update(part).update('\0')
  }
  return { id: hash.digest('hex'), does, changes, links, blocks, mentions }
}

/** As sort-files takes them; of others the check says what to do. */
const PICTURE = new RegExp(`/${PICTURE_NAME}$`)

function picturesOf(
  files: ContentFiles,
  { page, called, ending }: Question<'pictures'>,
  references: ReferencesIn,
): PicturesReply {
  const folder = `content/${page}/`
  const shown = picturesShown(files, references)
  const name = asFileName(called.replace(/\.[^.]*$/, '')) ?? 'picture'
  const isTaken = (wanted: string) => files.has(`${folder}${wanted}.${ending}`)
  return {
    name: `${free(name, isTaken)}.${ending}`,
    pictures: [...files.keys()]
      .filter((file) => file.startsWith(folder) && PICTURE.test(file))
      .map((file) => ({
        file,
        bytes: files.get(file)?.length ?? 0,
        shownIn: [...(shown.get(file) ?? [])],
      })),
  }
}
