import { useEffect, useRef, useState } from 'react'
import { now } from '../../time/clock.ts'
import {
  onDraftChange,
  readDraft,
  removeDraft,
  storeDraft,
  type Draft,
} from '../../storage/drafts.ts'

type Rendered = { readonly draft: Draft | null; readonly version: number }

/** Keeps a form's texts on the device until the backend has them. Each lesson has its own draft. */
export function useDraft(name: string) {
  const [rendered, setRendered] = useState<Rendered>(() => ({ draft: readDraft(name), version: 0 }))
  const [isKept, setKept] = useState(true)
  const touched = useRef(false)

  // If two tabs show the form, an untouched one shows what is typed into the other.
  useEffect(
    () =>
      onDraftChange(name, () => {
        if (!touched.current) setRendered(readAgain(name))
      }),
    [name],
  )

  /** Stores the fields. With `prefilled`, removes the draft while they still equal it. */
  const keep = (fields: Draft['fields'], prefilled: Draft['fields'] = {}) => {
    touched.current = true
    const maybeSent = readDraft(name)?.maybeSent ?? false
    const isSame = Object.entries(fields).every(([field, text]) => text === prefilled[field])
    if (isSame && !maybeSent) removeDraft(name)
    else setKept(storeDraft(name, { fields, savedAt: now().getTime(), maybeSent }))
  }

  /** Deletes the fields, but still remembers that the draft may have been sent. */
  const clear = () => {
    touched.current = false
    if (readDraft(name)?.maybeSent === true) {
      storeDraft(name, { fields: {}, savedAt: now().getTime(), maybeSent: true })
    } else removeDraft(name)
    setRendered(readAgain(name))
  }

  return {
    name,
    /** The draft that the form was rendered with, or null. */
    found: rendered.draft,
    /** Changes when the form must remount. */
    version: rendered.version,
    /** False if the device could not store the draft. */
    isKept,
    keep,
    clear,
  }
}

const readAgain =
  (name: string) =>
  ({ version }: Rendered): Rendered => ({ draft: readDraft(name), version: version + 1 })
