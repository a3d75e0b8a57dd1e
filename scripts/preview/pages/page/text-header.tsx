import { useMutation } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../src/portal/ui/button.tsx'
import { Icon } from '../../../../src/portal/ui/icon.tsx'
import { ask } from '../ask.ts'
import { FieldBox } from '../editor/field-box.tsx'
import { field } from '../editor/fields.ts'
import type { Entry } from '../exchange.ts'
import { DialogButton, FormDialog, type Opened } from '../form-dialog.tsx'
import { navigate, useAddress } from './address.tsx'
import { Reshape } from './reshape.tsx'

type TextHeaderProps = { entry: Entry; isEditing: boolean; onEdit: () => void }

/** The focus returns to it when the wording closes. */
export const EDIT_ID = 'edit'

/** The title and file of a card, page or mail, and the buttons to change it. */
export function TextHeader({ entry, isEditing, onEdit }: TextHeaderProps) {
  const { kind, file, icon, title } = entry
  const state = useAddress()
  const show = (next: string) => navigate({ ...state, file: next })
  return (
    <header className="apart">
      <div>
        <h1>
          <Icon shapes={icon} size="1em" /> {title}
        </h1>
        <p className="quiet">
          <code>{file}</code>
        </p>
      </div>
      <div className="cluster">
        {!isEditing && (
          <Button id={EDIT_ID} variant="secondary" onClick={onEdit}>
            <PenLine aria-hidden="true" size="1.1em" />
            Edit
          </Button>
        )}
        {kind !== 'mail' && (
          <DialogButton key={file} label="Rename, move, remove…">
            {(opened) => (
              <Reshape {...opened} id={kind === 'card' ? entry.id : entry.slug} onDone={show} />
            )}
          </DialogButton>
        )}
        {kind === 'page' && entry.slug !== 'dashboard' && (
          <DialogButton label="New card…">
            {(opened) => (
              <NewCard
                {...opened}
                page={entry.slug}
                onMade={(made) => {
                  show(made)
                  onEdit()
                }}
              />
            )}
          </DialogButton>
        )}
      </div>
    </header>
  )
}

const TITLE = field('title', 'Title', 'line', 'The heading. It also makes the address.')

type NewCardProps = Opened & { page: string; onMade: (file: string) => void }

/** Makes a card of a page, with placeholders for its words. */
function NewCard({ page, onMade, ...dialog }: NewCardProps) {
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
