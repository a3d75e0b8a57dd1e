import { Notice } from '../../portal/ui/notice.tsx'
import type { Problem } from '../exchange.ts'
import { WaitingButton } from '../waiting-button.tsx'
import type { Outcome } from './use-wording.ts'
import styles from './wording-panel.module.css'

type WordingFootProps = {
  outcome: Outcome
  changed: boolean
  /** The writer has to choose between two versions first. */
  undecided: boolean
  /** What would be wrong in other files, or in this one as a whole. */
  elsewhere: readonly Problem[]
  onDiscard: () => void
  onUndo: () => void
}

/** Save and Discard, which stay in view, and how far it is. */
export function WordingFoot(props: WordingFootProps) {
  const { outcome, changed, undecided, elsewhere, onDiscard, onUndo } = props
  return (
    <div className={styles.foot}>
      {outcome.kind === 'refused' && <Notice kind="error">{outcome.message}</Notice>}
      {elsewhere.length > 0 && (
        <Notice kind="warning">
          {elsewhere.map(({ file, line, sentence, advice }) => (
            <p key={`${file}:${line} ${sentence}`}>
              {file}, line {line}: {sentence} {advice}
            </p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        <WaitingButton
          type="submit"
          busy={outcome.kind === 'saving'}
          waits={!changed || undecided}
          aria-keyshortcuts="Control+S Meta+S"
        >
          Save
        </WaitingButton>
        {/* One button, which keeps the focus when it becomes the other. */}
        <WaitingButton
          variant="quiet"
          waits={outcome.kind === 'saving' || !(changed || outcome.kind === 'discarded')}
          onClick={changed ? onDiscard : onUndo}
        >
          {!changed && outcome.kind === 'discarded' ? 'Bring my words back' : 'Discard'}
        </WaitingButton>
        <p role="status">{statusOf(outcome, changed, undecided)}</p>
      </div>
    </div>
  )
}

function statusOf(outcome: Outcome, changed: boolean, undecided: boolean): string {
  if (undecided) return 'Choose above first.'
  if (outcome.kind === 'saving') return ''
  if (changed) return 'Not saved yet. Your words are kept here.'
  if (outcome.kind === 'saved') return 'Saved.'
  return outcome.kind === 'discarded' ? 'Discarded.' : ''
}
