import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { CARD_PATH } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'

const BUTTON_ID = 'new-card'
const TITLE = field('title', 'Title', 'line', 'The heading. It also makes the address.')

/** Makes a card of a page, with placeholders for its words. */
export function NewCard({ page, onMade }: { page: string; onMade: (file: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const making = useMutation({
    mutationFn: () => ask<{ file: string }>(CARD_PATH, { page, title }),
    onSuccess: (answer) => {
      if (answer.kind === 'refused') return
      setOpen(false)
      onMade(answer.body.file)
    },
  })
  return (
    <>
      <Button id={BUTTON_ID} variant="secondary" onClick={() => setOpen(true)}>
        New card…
      </Button>
      {isOpen && (
        <FormDialog
          title="A new card on this page"
          returnFocusTo={BUTTON_ID}
          action="Make the card"
          busy={making.isPending}
          onSubmit={() => making.mutate()}
          onClose={() => setOpen(false)}
        >
          <FieldBox field={TITLE} value={title} onChange={setTitle} />
          {making.data?.kind === 'refused' && <Notice kind="error">{making.data.message}</Notice>}
        </FormDialog>
      )}
    </>
  )
}
