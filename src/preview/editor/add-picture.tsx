import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { addressOf, ask } from '../ask.ts'
import { PICTURE_PATH } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'
import { FieldBox } from './field-box.tsx'
import { field } from './fields.ts'
import { shrinkPicture, type Shrunk } from './shrink-picture.ts'

type AddPictureProps = {
  /** The text that the picture is put beside. */
  file: string
  /** Is given the Markdown that shows it. */
  onAdd: (markdown: string) => void
}

/** Adds a picture that is chosen here, or dropped anywhere in the preview while its text is edited. */
export function AddPicture({ file, onAdd }: AddPictureProps) {
  const id = useId()
  const [picture, setPicture] = useState<File | null>(null)
  useDrop(setPicture)
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          setPicture(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      <Button
        id={`${id}-button`}
        variant="secondary"
        onClick={() => document.getElementById(id)?.click()}
      >
        <ImagePlus aria-hidden="true" size="1.1em" />
        Add a picture…
      </Button>
      {picture !== null && (
        <PictureDialog
          key={picture.name}
          picture={picture}
          file={file}
          opener={`${id}-button`}
          onAdd={onAdd}
          onClose={() => setPicture(null)}
        />
      )}
    </div>
  )
}

type PictureDialogProps = AddPictureProps & {
  picture: File
  opener: string
  onClose: () => void
}

function PictureDialog({ picture, file, opener, onAdd, onClose }: PictureDialogProps) {
  const [shrunk, setShrunk] = useState<Shrunk | null>(null)
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let current = true
    void (async () => {
      const made = await shrinkPicture(picture)
      if (current) setShrunk(made)
    })()
    return () => {
      current = false
    }
  }, [picture])

  const add = async (): Promise<void> => {
    if (shrunk?.kind !== 'ready') return
    if (words.trim() === '') return setWrong('Say in a few words what the picture shows.')
    setBusy(true)
    const name = picture.name.replace(/\.[^.]*$/, '')
    const sent = { name, ending: shrunk.ending, data: await base64Of(shrunk.blob) }
    const answer = await ask<{ name: string }>(addressOf(PICTURE_PATH, file), sent)
    setBusy(false)
    if (answer.kind === 'refused') return setWrong(answer.message)
    if (answer.kind === 'done') onAdd(pictureMarkdown(answer.body.name, words))
    onClose()
  }
  return (
    <FormDialog
      title="Add a picture"
      opener={opener}
      action="Add the picture"
      busy={busy}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <p>{picture.name}</p>
      {shrunk === null && (
        <p role="status">
          <progress aria-label="Making the picture smaller" /> Making the picture smaller…
        </p>
      )}
      {shrunk?.kind === 'refused' && <Notice kind="error">{shrunk.message}</Notice>}
      {shrunk?.kind === 'ready' && (
        <p role="status">
          {kiloBytes(picture.size)} became {kiloBytes(shrunk.blob.size)}. Where and when it was
          taken is not in it any more.
        </p>
      )}
      <FieldBox field={WORDS} value={words} onChange={setWords} />
      {wrong !== null && <Notice kind="error">{wrong}</Notice>}
    </FormDialog>
  )
}

const WORDS = field(
  'words',
  'What it shows',
  'line',
  'Students who do not see it hear these words.',
)

function kiloBytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`
}

/** The Markdown of a picture. */
function pictureMarkdown(name: string, words: string): string {
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  return `![${plain.replaceAll(/[\\[\]*_`<>&~]/g, String.raw`\$&`)}](${name})`
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const characters = Array.from(bytes, (byte) => String.fromCodePoint(byte))
  return btoa(characters.join(''))
}

/** Takes the file that is dropped anywhere in the preview; the browser would open it instead. */
function useDrop(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      take(file)
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [])
}
