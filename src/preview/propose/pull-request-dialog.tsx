import { Button, buttonClass } from '../../portal/ui/button.tsx'
import { Modal } from '../../portal/ui/modal.tsx'
import type { Opened } from '../form-dialog.tsx'
import type { Proposed } from './exchange.ts'

type PullRequestDialogProps = Opened & {
  proposed: Extract<Proposed, { kind: 'proposed' }>
  /** Whether it was added to a proposal that waits. */
  isAdded: boolean
}

/** What is still to do after the words are on GitHub. */
export function PullRequestDialog({ proposed, isAdded, ...modal }: PullRequestDialogProps) {
  const { address, branch, files } = proposed
  return (
    <Modal
      {...modal}
      title={isAdded ? 'Added to your proposal' : 'One step is left'}
      actions={
        <>
          <a className={buttonClass()} href={address} target="_blank" rel="noopener noreferrer">
            Open the pull request
          </a>
          <Button variant="secondary" onClick={modal.onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        {isAdded && 'If you have opened its pull request before, nothing is left to do. Otherwise '}
        {isAdded ? 'open it' : 'Open the pull request'} on GitHub, and choose{' '}
        <b>Create pull request</b> there. Before that, nobody is asked to accept your words.
      </p>
      <p>
        {files === 1 ? '1 file is' : `${files} files are`} on GitHub as <b>{branch}</b>. The button
        stays at the top of the preview until your words are accepted.
      </p>
    </Modal>
  )
}
