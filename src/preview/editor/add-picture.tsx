import { useMutation } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { ask } from '../ask.ts'
import { Refusal } from '../form-dialog.tsx'
import { FieldBox } from './field-box.tsx'
import { field } from './fields.ts'
import { shrinkPicture, type SmallPicture } from './shrink-picture.ts'

const HELP = 'Students who cannot see the picture hear these words.'
const WORDS = field('words', 'What the picture shows', 'line', HELP)

type AddPictureProps = {
  /** The file of the text. */
  file: string
  /** Called with the Markdown of the picture. */
  onAdd: (markdown: string) => void
  /** Tells whether a picture is chosen, and not in the text yet. */
  onWait: (isWaiting: boolean) => void
}

/** Adds a picture that is chosen here, or dropped anywhere in the preview. */
export function AddPicture({ file, onAdd, onWait }: AddPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const shrinking = useMutation({ mutationFn: shrinkPicture })
  const adding = useMutation({
    mutationFn: async ({ original, blob, ending }: SmallPicture) => {
      if (words.trim() === '') throw new Error(NO_WORDS)
      const name = original.name.replace(/\.[^.]*$/, '')
      return ask('picture', { file, name, ending, data: await base64Of(blob) })
    },
    onSuccess: ({ name }) => {
      onAdd(pictureMarkdown(name, words))
      shrinking.reset()
      setWords('')
    },
  })
  const choose = (picture: File): void => {
    adding.reset()
    shrinking.mutate(picture)
  }
  useDrop(choose)

  const { data: small } = shrinking
  const isWaiting = small !== undefined
  const tell = useEffectEvent(onWait)
  useEffect(() => tell(isWaiting), [isWaiting])
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture !== undefined) choose(picture)
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size="1.1em" />
        Add a picture…
      </Button>
      <p role="status">
        {shrinking.isPending && 'Making the picture smaller…'}
        {small && sizes(small)}
      </p>
      <Refusal of={shrinking.error ? shrinking : adding} />
      {small && (
        <>
          <FieldBox field={WORDS} value={words} onChange={setWords} />
          <Button busy={adding.isPending} onClick={() => adding.mutate(small)}>
            Put it at the end of the text
          </Button>
        </>
      )}
    </div>
  )
}

const NO_WORDS = 'Say in a few words what the picture shows.'

function sizes({ original, blob }: SmallPicture): string {
  const [before, after] = [original, blob].map(({ size }) => `${Math.ceil(size / 1000)} kB`)
  return `${original.name}: ${before} became ${after}, without the place and time where it was taken.`
}

function pictureMarkdown(name: string, words: string): string {
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  return `![${plain.replaceAll(/[\\[\]*_`<>&~]/g, String.raw`\$&`)}](${name})`
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

/** Takes a file that is dropped anywhere in the preview. The browser would open it. */
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
