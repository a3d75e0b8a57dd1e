import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Problem } from '../exchange.ts'
import { WaitingButton } from '../waiting-button.tsx'
import type { Outcome } from './use-wording.ts'
import styles from './wording-panel.module.css'

type WordingFootProps = {
  outcome: Outcome
  changed: boolean
  /** Whether the preview's local server answers. */
  isConnected: boolean
  /** The writer has to choose between two versions first. */
  undecided: boolean
  /** What is typed has a mistake, which stands beside its field. */
  mistaken: boolean
  /** What would be wrong in other files, or in this one as a whole. */
  elsewhere: readonly Problem[]
  onDiscard: () => void
  onUndo: () => void
  onShowConflicts: () => void
}

/** Save and Discard, which stay in view, and how far it is. */
export function WordingFoot(props: WordingFootProps) {
  const { outcome, changed, undecided, mistaken, elsewhere, onDiscard, onUndo } = props
  const isPutAside = outcome.kind === 'discarded' && !undecided
  return (
    <div className={styles.foot}>
      {undecided && (
        // (The choice itself is what is announced.)
        <div className={styles.undecided}>
          <p>Somebody changed this file meanwhile. Choose whose words to go on with, then save.</p>
          <Button variant="secondary" onClick={props.onShowConflicts}>
            Show the choice
          </Button>
        </div>
      )}
      {outcome.kind === 'refused' && <Notice kind="error">{outcome.message}</Notice>}
      {!props.isConnected && (
        <Notice kind="warning">
          The preview has ended. Your words are kept here: start it again as you did before, then
          save.
        </Notice>
      )}
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
          waits={outcome.kind === 'saving' || !(changed || isPutAside)}
          onClick={isPutAside ? onUndo : onDiscard}
        >
          {isPutAside ? 'Bring my words back' : 'Discard'}
        </WaitingButton>
        <p role="status">{statusOf(outcome, changed, undecided, mistaken)}</p>
      </div>
    </div>
  )
}

function statusOf(
  outcome: Outcome,
  changed: boolean,
  undecided: boolean,
  mistaken: boolean,
): string {
  if (undecided) return ''
  if (outcome.kind === 'saving') return ''
  if (changed && mistaken) return 'Not saved yet, and with a mistake: mend what stands in red.'
  if (changed) return 'Not saved yet. Your words are kept here.'
  if (outcome.kind === 'saved') {
    return mistaken ? 'Saved with a mistake: mend what stands in red.' : 'Saved.'
  }
  return outcome.kind === 'discarded' ? 'Discarded.' : ''
}
