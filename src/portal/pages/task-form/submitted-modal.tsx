import { useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { Receipt } from '../../storage/receipts.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ReceiptView } from '../tasks/receipt.tsx'

type SubmittedModalProps = {
  receipt: Receipt
  /** Whether the device keeps the receipt. */
  isKept: boolean
}

/** The success of a submission, with its receipt. */
export function SubmittedModal({ receipt, isKept }: SubmittedModalProps) {
  const navigate = useNavigate()
  const done = () => void navigate({ to: '/mentor-tasks' })
  return (
    <Modal
      title="Task Submitted"
      icon={<CircleCheck aria-hidden="true" size="1.25em" />}
      description="Your task has arrived. Your mentor will look at it."
      onClose={done}
      actions={<Button onClick={done}>Done</Button>}
    >
      <p>
        {isKept
          ? 'This device keeps this receipt. You find it below your tasks.'
          : 'This device could not keep this receipt. Copy it now.'}
      </p>
      <ReceiptView receipt={receipt} />
    </Modal>
  )
}
