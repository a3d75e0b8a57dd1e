import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { ask } from '../ask.ts'
import { Refusal } from '../form-dialog.tsx'
import styles from './field-box.module.css'
import { shrinkPicture } from './shrink-picture.ts'

const HELP =
  'Choose it, or drop it here. It becomes smaller, loses where and when it was taken, and stands at the end of the text.'

type AddPictureProps = {
  /** The file of the text. */
  file: string
  /** Called with the Markdown of the picture. The check asks for its description. */
  onAdd: (markdown: string) => void
}

/** Adds a picture to the text. */
export function AddPicture({ file, onAdd }: AddPictureProps) {
  const id = useId()
  const adding = useMutation({
    mutationFn: async (picture: File) => {
      const small = await shrinkPicture(picture)
      const name = picture.name.replace(/\.[^.]*$/, '')
      return ask('picture', { file, name, ...small })
    },
    onSuccess: ({ name }) => onAdd(`![](${name})`),
  })
  return (
    <div className={`lines ${styles.field}`}>
      <label htmlFor={id}>Add a picture</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={adding.isPending}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture !== undefined) adding.mutate(picture)
          target.value = ''
        }}
      />
      <p role="status" className="quiet">
        {adding.isPending ? 'Making the picture smaller…' : HELP}
      </p>
      <Refusal of={adding} />
    </div>
  )
}
