import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { addressOf, ask } from '../ask.ts'
import { PICTURE_PATH } from '../exchange.ts'
import { FieldBox } from './field-box.tsx'
import { field } from './fields.ts'
import { shrinkPicture, type Shrunk } from './shrink-picture.ts'

const WORDS = field(
  'words',
  'What the picture shows',
  'line',
  'Students who do not see it hear these words.',
)

type AddPictureProps = {
  /** The text that the picture is put beside. */
  file: string
  /** Is given the Markdown that shows it. */
  onAdd: (markdown: string) => void
}

/** Adds a picture that is chosen here, or dropped anywhere in the preview while its text is edited. */
export function AddPicture({ file, onAdd }: AddPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [shrunk, setShrunk] = useState<Shrunk | null>(null)
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const choose = async (picture: File | undefined): Promise<void> => {
    if (picture === undefined) return
    setChosen(picture)
    setShrunk(null)
    setWrong(null)
    const made = await shrinkPicture(picture)
    setShrunk(made)
    setWrong(made.kind === 'refused' ? made.message : null)
  }
  useDrop((picture) => void choose(picture))

  const add = async (): Promise<void> => {
    if (chosen === null || shrunk?.kind !== 'ready') return
    if (words.trim() === '') return setWrong('Say in a few words what the picture shows.')
    setBusy(true)
    const name = chosen.name.replace(/\.[^.]*$/, '')
    const sent = { name, ending: shrunk.ending, data: await base64Of(shrunk.blob) }
    const answer = await ask<{ name: string }>(addressOf(PICTURE_PATH, file), sent)
    setBusy(false)
    if (answer.kind === 'refused') return setWrong(answer.message)
    if (answer.kind === 'done') onAdd(pictureMarkdown(answer.body.name, words))
    setChosen(null)
    setWords('')
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size="1.1em" />
        Add a picture…
      </Button>
      <p role="status">
        {chosen !== null && shrunk === null && 'Making the picture smaller…'}
        {chosen !== null && shrunk?.kind === 'ready' && sizes(chosen, shrunk.blob)}
      </p>
      {wrong !== null && <Notice kind="error">{wrong}</Notice>}
      {chosen !== null && shrunk?.kind === 'ready' && (
        <>
          <FieldBox field={WORDS} value={words} onChange={setWords} />
          <Button busy={busy} onClick={() => void add()}>
            Put it at the end of the text
          </Button>
        </>
      )}
    </div>
  )
}

function sizes({ name, size }: File, smaller: Blob): string {
  const [before, after] = [size, smaller.size].map((bytes) => `${Math.ceil(bytes / 1000)} kB`)
  return `${name}: ${before} became ${after}, without where and when it was taken.`
}

/** The Markdown of a picture. */
function pictureMarkdown(name: string, words: string): string {
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  return `![${plain.replaceAll(/[\\[\]*_`<>&~]/g, String.raw`\$&`)}](${name})`
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
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
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return // words that are moved within the text
      event.preventDefault()
      take(file)
    }
    addEventListener('dragover', over, { signal })
    addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [])
}
