import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import { FormDialog, type Opened } from '../form-dialog.tsx'

const TITLE = field('title', 'Title', 'line', 'The heading. It also makes the address.')

type NewCardProps = Opened & { page: string; onMade: (file: string) => void }

/** Makes a card of a page, with placeholders for its words. */
export function NewCard({ page, onMade, ...dialog }: NewCardProps) {
  const [title, setTitle] = useState('')
  const making = useMutation({
    mutationFn: () => ask('card', { page, title }),
    onSuccess: ({ file }) => {
      dialog.onClose()
      onMade(file)
    },
  })
  return (
    <FormDialog
      {...dialog}
      title="A new card on this page"
      action="Make the card"
      asking={making}
      onSubmit={() => making.mutate()}
    >
      <FieldBox field={TITLE} value={title} onChange={setTitle} />
    </FormDialog>
  )
}
