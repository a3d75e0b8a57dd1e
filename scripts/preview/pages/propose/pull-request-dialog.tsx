import { Button, buttonClass } from '../../../../src/portal/ui/button.tsx'
import { Modal } from '../../../../src/portal/ui/modal.tsx'
import type { Opened } from '../form-dialog.tsx'
import type { Proposed } from './exchange.ts'

type PullRequestDialogProps = Opened & { proposed: Extract<Proposed, { kind: 'proposed' }> }

/** What is still to do after the words are on GitHub for the first time. */
export function PullRequestDialog({ proposed, ...modal }: PullRequestDialogProps) {
  const { address, files } = proposed
  return (
    <Modal
      {...modal}
      title="One step is left"
      actions={
        <>
          <a className={buttonClass()} href={address} target="_blank" rel="noopener noreferrer">
            Open on GitHub
          </a>
          <Button variant="secondary" onClick={modal.onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        Choose <b>Create pull request</b> on GitHub. Before that, nobody is asked to accept your
        words.
      </p>
      <p>
        {files === 1 ? '1 file is' : `${files} files are`} proposed. The button stays at the top of
        the preview until your words are accepted.
      </p>
    </Modal>
  )
}
