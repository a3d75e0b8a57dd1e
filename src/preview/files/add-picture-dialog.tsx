import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '../../portal/ui/field.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Text } from '../page/entries.ts'
import { askPictures, doChange } from './ask.ts'
import { finish } from './finish.ts'
import { MENU_ID } from './file-menu.tsx'
import styles from './files.module.css'
import { FormDialog } from './form-dialog.tsx'
import { pictureMarkdown } from './place-picture.ts'
import { shrinkPicture, type ReadyPicture } from './shrink-picture.ts'
import { setFiles, type Placer } from './store.ts'

type AddPictureDialogProps = {
  text: Text
  /** How many more were dropped with it. */
  others: number
  /** The picture that was chosen, dropped or pasted last; null until there is one. */
  chosen: File | null
  /** Where it is placed while the text is being edited; otherwise at the end of its file. */
  placer: Placer | null
}

/** Makes a picture small, asks for its name and what it shows, and puts it into the text. */
export function AddPictureDialog({ text, others, chosen, placer }: AddPictureDialogProps) {
  /** The last one that can be added: it and its fields stay while another one is made smaller. */
  const [ready, setReady] = useState<Ready | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [busy, setBusy] = useState(false)
  const folder = text.file.split('/')[1] ?? ''
  const isMaking = chosen !== null && tried?.of !== chosen

  useEffect(() => {
    if (chosen === null) return undefined
    let current = true
    void (async () => {
      const shrunk = await shrinkPicture(chosen)
      const named =
        shrunk.kind === 'ready' ? await askPictures(folder, chosen.name, shrunk.ending) : null
      if (!current) return
      setTried({ of: chosen, refused: shrunk.kind === 'refused' ? shrunk.message : null })
      setWrong(null)
      if (shrunk.kind === 'refused') return
      flushSync(() => setReady({ picture: shrunk, was: chosen.size }))
      // What is still to be said of it.
      if (!(document.activeElement instanceof HTMLInputElement)) {
        document.querySelector<HTMLInputElement>('dialog [name="words"]')?.focus()
      }
      setName(named?.name.replace(/\.[^.]*$/, '') ?? '')
    })()
    return () => {
      current = false
    }
  }, [chosen, folder])

  const add = async (): Promise<void> => {
    if (ready === null) return
    const { ending, blob } = ready.picture
    if (words.trim() === '') {
      return setWrong({ name: 'words', message: 'Say in a few words what it shows.' })
    }
    setBusy(true)
    const free = await askPictures(folder, name, ending)
    const full = `${name.trim()}.${ending}`
    if (free !== null && free.name !== full) {
      setBusy(false)
      setName(free.name.replace(/\.[^.]*$/, ''))
      return setWrong({
        name: 'name',
        message: 'Small letters, digits and hyphens, and a name that is free: like this it can be.',
      })
    }
    const done = await doChange({
      kind: 'add-picture',
      file: text.file,
      name: full,
      data: await base64Of(blob),
      words: placer === null ? words : null,
    })
    setBusy(false)
    if (done.kind === 'refused') return setWrong({ name: 'all', message: done.message })
    if (done.kind === 'plan') return
    if (placer === null) return finish(done, text)
    finish({ ...done, said: `${done.said} Save the text, and it is shown.` }, text)
    placer.place(pictureMarkdown(full, words))
  }
  const errorOf = (field: Wrong['name']) =>
    wrong?.name === field ? { name: field, message: wrong.message, alert: true } : undefined
  return (
    <FormDialog
      title="Add a picture"
      opener={placer?.field ?? MENU_ID}
      action="Add the picture"
      busy={busy}
      waits={ready === null || isMaking}
      onSubmit={() => void add()}
    >
      <ChooseFile
        chosen={chosen}
        onChoose={(picture) =>
          setFiles({ opened: { kind: 'add-picture', text, picture, others: 0 } })
        }
      />
      {others > 0 && (
        <Notice kind="info">
          Pictures are added one by one: drop{' '}
          {others === 1 ? 'the other one' : `the ${others} others`} after this one.
        </Notice>
      )}
      {isMaking && (
        <p className={styles.help} role="status">
          <progress aria-label="Making the picture smaller" /> Making the picture smaller…
        </p>
      )}
      {!isMaking && tried !== null && tried.refused !== null && (
        <Notice kind="error">{tried.refused}</Notice>
      )}
      {ready !== null && (
        <>
          <Shown {...ready} />
          <Field
            label="What it shows"
            name="words"
            value={words}
            error={errorOf('words')}
            help="For people who cannot see it: “The form, with the field for your student ID marked”."
            onChange={(event) => {
              setWords(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Field
            label="Name of the file"
            name="name"
            value={name}
            error={errorOf('name')}
            autoCapitalize="none"
            spellCheck={false}
            trailing={<span className={styles.ending}>.{ready.picture.ending}</span>}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <p className={styles.help}>
            {placer === null
              ? `It comes to stand at the end of ${text.title}.`
              : 'It comes to stand where your cursor is, or below the paragraph that it is in.'}
          </p>
        </>
      )}
      {wrong?.name === 'all' && <Notice kind="error">{wrong.message}</Notice>}
    </FormDialog>
  )
}

type Ready = {
  readonly picture: ReadyPicture
  /** Its size before, in bytes. */
  readonly was: number
}

/** What came of a picture. */
type Tried = { readonly of: File; readonly refused: string | null }

type Wrong = { readonly name: 'words' | 'name' | 'all'; readonly message: string }

function ChooseFile({ chosen, onChoose }: { chosen: File | null; onChoose: (file: File) => void }) {
  return (
    <label className={styles.choose}>
      <span>{chosen === null ? 'Choose a picture, or paste one' : 'Choose another picture'}</span>
      <input
        type="file"
        accept="image/*,.heic,.heif"
        onChange={({ currentTarget: { files } }) => files?.[0] && onChoose(files[0])}
      />
    </label>
  )
}

/** The picture as students will get it. */
function Shown({ picture: { blob, size }, was }: Ready) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [blob])
  const pixels = size === null ? '' : `${size.width} × ${size.height} pixels, `
  const before = blob.size < was ? `, ${kilobytes(was)} before` : ''
  return (
    <figure className={styles.shown}>
      <img ref={image} alt="As students will get it" />
      <figcaption>{`${pixels}${kilobytes(blob.size)}${before}`}</figcaption>
    </figure>
  )
}

export function kilobytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} kB`
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return btoa(text)
}

/** As many arguments as every browser takes in one call. */
const CHUNK = 8192
