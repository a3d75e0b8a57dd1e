import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { textOf, type Entry, type Problem, type TriedProblem } from '../exchange.ts'
import { Refusal } from '../form-dialog.tsx'
import { FIELDS, isAt } from './fields.ts'
import type { useWording } from './use-wording.ts'
import styles from './wording-panel.module.css'

type WordingFootProps = {
  wording: ReturnType<typeof useWording>
  onSave: () => void
  entry: Entry
  /** The problems of the saved content. */
  known: readonly Problem[]
}

/** Save, which stays in view, with its result and its obstacles. */
export function WordingFoot({ wording, onSave, entry, known }: WordingFootProps) {
  const { opened, isChanged, tried, conflict, putAside, saving } = wording
  const { file, kind } = entry
  const problems = tried?.problems ?? []
  const hasError = problems.some((each) => each.file === file && each.severity === 'error')
  // Problems without a field in the form, and new ones in other files.
  const others = problems.filter((each) =>
    each.file === file ? !isInForm(each, kind) : !known.some((old) => textOf(old) === textOf(each)),
  )
  return (
    <div className={`stack ${styles.foot}`}>
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
            <b>This file has changed meanwhile.</b>{' '}
            {conflict.replaces.length > 0
              ? 'Saving would replace these lines of it:'
              : 'Saving would replace none of its lines.'}
          </p>
          {conflict.replaces.length > 0 && <pre>{conflict.replaces.join('\n')}</pre>}
          <p className="cluster">
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
          <summary>Your own words, to copy</summary>
          <pre>{putAside}</pre>
        </details>
      )}
      <Refusal of={saving} />
      <div className="cluster">
        <Button
          busy={saving.isPending}
          disabled={!isChanged || conflict !== null}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={onSave}
        >
          Save
        </Button>
        {isChanged && conflict === null && opened !== null && (
          <Button variant="quiet" onClick={() => wording.reload(opened.wording)}>
            Discard
          </Button>
        )}
        <p role="status" className="quiet">
          {statusOf(saving.isSuccess, isChanged, hasError)}
        </p>
      </div>
    </div>
  )
}

function isInForm(problem: TriedProblem, kind: Entry['kind']): boolean {
  return problem.field === 'body' || FIELDS[kind].some(({ name }) => isAt(problem, name))
}

function statusOf(isSaved: boolean, isChanged: boolean, hasError: boolean): string {
  if (isSaved) {
    return hasError
      ? 'Saved on this computer, with a mistake. Correct it before you propose it.'
      : 'Saved on this computer. Propose it, so that somebody can accept it.'
  }
  if (!isChanged) return ''
  return hasError ? 'Not saved yet. There is a mistake.' : 'Not saved yet.'
}
