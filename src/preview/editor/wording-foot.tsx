import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Problem } from '../exchange.ts'
import type { useWording } from './use-wording.ts'
import parts from '../parts.module.css'
import styles from './wording-panel.module.css'

type WordingFootProps = {
  wording: ReturnType<typeof useWording>
  /** The file that is edited. */
  file: string
  /** The problems of what is saved. */
  known: readonly Problem[]
}

/** Save, which stays in view, how far it is, and what stands in its way. */
export function WordingFoot({ wording, file, known }: WordingFootProps) {
  const { opened, isChanged, tried, conflict, outcome, putAside } = wording
  const problems = tried?.problems ?? []
  const mistaken = problems.some((each) => each.file === file && each.severity === 'error')
  // What stands at no field: problems of the file as a whole, and new ones in other files.
  const others = problems.filter((each) =>
    each.file === file ? each.field === null : !known.some((old) => textOf(old) === textOf(each)),
  )
  return (
    <div className={styles.foot}>
      {others.length > 0 && (
        <Notice kind="warning">
          {others.map((problem) => (
            <p key={textOf(problem)}>{textOf(problem)}</p>
          ))}
        </Notice>
      )}
      {conflict !== null && (
        <Notice kind="warning">
          <p>
            <b>This file changed meanwhile.</b>{' '}
            {conflict.replaces.length > 0
              ? 'Your save would replace these lines of it:'
              : 'Your save would replace none of its lines.'}
          </p>
          {conflict.replaces.length > 0 && <pre>{conflict.replaces.join('\n')}</pre>}
          <p className={parts.row}>
            <Button variant="secondary" onClick={() => wording.saveOver(conflict)}>
              Save over it
            </Button>
            <Button variant="secondary" onClick={() => wording.reload(conflict.now)}>
              Reload
            </Button>
          </p>
        </Notice>
      )}
      {putAside !== null && (
        <details>
          <summary>What you had typed, to copy</summary>
          <pre>{putAside}</pre>
        </details>
      )}
      {outcome.kind === 'refused' && <Notice kind="error">{outcome.message}</Notice>}
      <div className={parts.row}>
        <Button
          busy={outcome.kind === 'saving'}
          disabled={!isChanged || conflict !== null}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={wording.save}
        >
          Save
        </Button>
        {isChanged && conflict === null && typeof opened === 'object' && (
          <Button variant="quiet" onClick={() => wording.reload(opened.wording)}>
            Discard
          </Button>
        )}
        <p role="status" className={parts.quiet}>
          {statusOf(outcome.kind, isChanged, mistaken)}
        </p>
      </div>
    </div>
  )
}

function textOf({ file, line, message, advice }: Problem): string {
  return `${file}, line ${line}: ${message} ${advice}`
}

function statusOf(outcome: string, isChanged: boolean, mistaken: boolean): string {
  if (outcome === 'saved') {
    return mistaken
      ? 'Saved, with a mistake. Students still see the earlier version until it is mended.'
      : 'Saved. Propose the change to bring it to students.'
  }
  if (!isChanged) return ''
  return mistaken ? 'Not saved yet, and with a mistake.' : 'Not saved yet.'
}
