import { Button } from '../../../../src/portal/ui/button.tsx'
import { Notice } from '../../../../src/portal/ui/notice.tsx'
import { textOf, type Entry, type Problem } from '../exchange.ts'
import { Refusal } from '../form-dialog.tsx'
import { FIELDS, isAt } from './fields.ts'
import { asText, typedOf } from './typed.ts'
import type { useWording } from './use-wording.ts'
import styles from './wording-panel.module.css'

type WordingFootProps = {
  wording: ReturnType<typeof useWording>
  entry: Entry
  /** The problems of the saved content. */
  known: readonly Problem[]
}

/** Save, which stays in view, with its result and its obstacles. */
export function WordingFoot({ wording, entry, known }: WordingFootProps) {
  const { opened, isChanged, trying, clashes, saving } = wording
  const { file, kind } = entry
  const problems = trying.data?.problems ?? []
  // Problems without a field in the form, and new ones in other files.
  const others = problems.filter((each) =>
    each.file === file
      ? !FIELDS[kind].some(({ name }) => isAt(each, name))
      : !known.some((old) => textOf(old) === textOf(each)),
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
      {clashes.length > 0 && opened !== null && (
        <Notice kind="warning">
          <p>
            <b>This file has changed meanwhile, where you changed it, too.</b> It now says:
          </p>
          <pre>{asText(kind, typedOf(kind, opened.wording), clashes)}</pre>
          <p className="cluster">
            <Button variant="secondary" onClick={wording.keepMine}>
              Keep mine
            </Button>
            <Button variant="secondary" onClick={wording.takeTheirs}>
              Take theirs
            </Button>
          </p>
        </Notice>
      )}
      <Refusal of={saving.error ? saving : trying} />
      <div className="cluster">
        <Button
          busy={saving.isPending}
          disabled={!isChanged || clashes.length > 0}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={wording.save}
        >
          Save
        </Button>
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              if (confirm('Discard your unsaved words?')) wording.discard()
            }}
          >
            Discard
          </Button>
        )}
        <p role="status" className="quiet">
          {saving.isSuccess &&
            'Saved on this computer. Propose it, so that somebody can accept it.'}
          {isChanged && 'Not saved yet.'}
        </p>
      </div>
    </div>
  )
}
