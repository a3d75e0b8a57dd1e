import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../../../src/portal/ui/checkbox.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { FormDialog, type Opened } from '../form-dialog.tsx'
import parts from '../parts.module.css'

const PAGE_HELP = 'Small letters, digits and hyphens.'
const CARD_HELP = `${PAGE_HELP} The folder of its page stands before it: support/receipts`

type ReshapeProps = Opened & {
  /** A card, such as payments/receipt-upload, or a page. */
  id: string
  /** Called with the file to show. */
  onDone: (file: string) => void
}

/** Renames, moves or removes a card or page, after it has shown what that changes. */
export function Reshape({ id, onDone, ...dialog }: ReshapeProps) {
  const [name, setName] = useState(id)
  const [isRemoved, setRemoved] = useState(false)
  const [page = '', card] = id.split('/')
  const to = isRemoved ? null : name.trim()
  const asking = useMutation({
    mutationFn: (isSure: boolean) => ask('reshape', { id, to, isSure }),
    onSuccess: (_, isSure) => {
      if (!isSure) return
      dialog.onClose()
      const id = to ?? (card === undefined ? 'dashboard' : page)
      onDone(`content/${id.includes('/') ? id : `${id}/page`}.md`)
    },
  })
  const told = asking.data?.told
  const doIt = isRemoved ? 'Remove it' : 'Rename it'
  const help = card === undefined ? PAGE_HELP : CARD_HELP
  return (
    <FormDialog
      {...dialog}
      title={`Rename, move or remove ${id}`}
      action={told === undefined ? 'Show what changes' : doIt}
      asking={asking}
      onSubmit={() => asking.mutate(told !== undefined)}
    >
      {!isRemoved && (
        <FieldBox
          field={field('name', 'Its name in addresses', 'line', help)}
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
      {told !== undefined && (
        <ul role="list" className={`lines ${parts.problems}`}>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
