import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Checkbox } from '../../portal/ui/checkbox.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { RESHAPE_PATH, type ReshapeRequest, type Reshaped } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'
import styles from './problem-list.module.css'

const BUTTON_ID = 'reshape'
const PAGE_HELP = 'Small letters, digits and hyphens.'
const CARD_HELP = `${PAGE_HELP} The folder of its page stands before it: support/receipts`

type ReshapeProps = {
  /** A card, such as payments/receipt-upload, or a page. */
  id: string
  /** Called with the file to show. */
  onDone: (file: string) => void
}

/** Renames, moves or removes a card or page, after it has shown what that changes. */
export function Reshape({ id, onDone }: ReshapeProps) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState(id)
  const [isRemoved, setRemoved] = useState(false)
  const isCard = id.includes('/')
  const to = isRemoved ? null : name.trim()
  const asking = useMutation({
    mutationFn: (isSure: boolean) => {
      const sent: ReshapeRequest = { id, to, isSure }
      return ask<Reshaped>(RESHAPE_PATH, sent)
    },
    onSuccess: ({ kind }, isSure) => {
      if (kind === 'refused' || !isSure) return
      setOpen(false)
      const shown = to ?? (isCard ? (id.split('/')[0] ?? '') : 'dashboard')
      onDone(`content/${shown.includes('/') ? shown : `${shown}/page`}.md`)
    },
  })
  const told = asking.data?.kind === 'done' ? asking.data.body.told : null
  const doIt = isRemoved ? 'Remove it' : 'Rename it'
  return (
    <>
      <Button id={BUTTON_ID} variant="secondary" onClick={() => setOpen(true)}>
        Rename, move, remove…
      </Button>
      {isOpen && (
        <FormDialog
          title={`Rename, move or remove ${id}`}
          returnFocusTo={BUTTON_ID}
          action={told === null ? 'Show what changes' : doIt}
          busy={asking.isPending}
          onSubmit={() => asking.mutate(told !== null)}
          onClose={() => setOpen(false)}
        >
          {!isRemoved && (
            <FieldBox
              field={field('name', 'Its name in addresses', 'line', isCard ? CARD_HELP : PAGE_HELP)}
              value={name}
              onChange={(next) => {
                setName(next)
                asking.reset()
              }}
            />
          )}
          <Checkbox
            label="Remove it"
            checked={isRemoved}
            onChange={({ target }) => {
              setRemoved(target.checked)
              asking.reset()
            }}
          />
          {told !== null && (
            <ul className={styles.problems}>
              {told.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {asking.data?.kind === 'refused' && <Notice kind="error">{asking.data.message}</Notice>}
        </FormDialog>
      )}
    </>
  )
}
