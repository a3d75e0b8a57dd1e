import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { CARD_PATH } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'

const BUTTON_ID = 'new-card'
const TITLE = field('title', 'Title', 'line', 'The heading. The address of the card is made of it.')

/** Makes a card of a page, with placeholders for its words. */
export function NewCard({ page, onMade }: { page: string; onMade: (id: string) => void }) {
  const [asking, setAsking] = useState(false)
  const [title, setTitle] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async (): Promise<void> => {
    setBusy(true)
    const answer = await ask<{ id: string }>(CARD_PATH, { page, title })
    setBusy(false)
    if (answer.kind === 'refused') return setWrong(answer.message)
    setAsking(false)
    if (answer.kind === 'done') onMade(answer.body.id)
  }
  return (
    <>
      <Button id={BUTTON_ID} variant="secondary" onClick={() => setAsking(true)}>
        New card…
      </Button>
      {asking && (
        <FormDialog
          title="A new card on this page"
          returnFocusTo={BUTTON_ID}
          action="Make the card"
          busy={busy}
          onSubmit={() => void make()}
          onClose={() => setAsking(false)}
        >
          <FieldBox field={TITLE} value={title} onChange={setTitle} />
          {wrong !== null && <Notice kind="error">{wrong}</Notice>}
        </FormDialog>
      )}
    </>
  )
}
