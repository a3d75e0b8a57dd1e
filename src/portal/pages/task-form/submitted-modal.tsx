import type { Receipt } from '../../storage/receipts.ts'
import { taskTitle } from '../../task-title.ts'
import { Button } from '../../ui/button.tsx'
import { Motif } from '../../ui/motif.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReceiptView } from '../tasks/receipt.tsx'
import { Modal } from '../../ui/modal.tsx'
import styles from './submitted-modal.module.css'
import { useTask } from '../tasks/use-task.ts'

type SubmittedModalProps = {
  receipt: Receipt
  /** Whether the device keeps the receipt. */
  isKept: boolean
  onClose: () => void
}

/** Confirms a submission and shows its receipt. */
export function SubmittedModal({ receipt, isKept, onClose }: SubmittedModalProps) {
  const { lessonNumber } = receipt.submission
  const title = useTask(lessonNumber).task?.title ?? ''
  return (
    <Modal
      title="Task Submitted"
      description={
        <span className={`stack ${styles.joy}`}>
          <Motif>
            <Tick />
          </Motif>
          <span>
            Well done! {title !== '' && 'Your task '}
            <strong>{taskTitle({ title, lessonNumber })}</strong> was received. Your mentor will
            review it.
          </span>
        </span>
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {!isKept && (
        <Notice kind="warning">This device could not save this receipt. Copy it now.</Notice>
      )}
      <ReceiptView receipt={receipt} />
      {isKept && <p className="quiet">Saved on this device, below your tasks.</p>}
    </Modal>
  )
}

function Tick() {
  return (
    <g className={styles.tick}>
      <circle cx="200" cy="104" r="72" />
      <path pathLength="1" d="m167 107 23 23 44-48" />
    </g>
  )
}
