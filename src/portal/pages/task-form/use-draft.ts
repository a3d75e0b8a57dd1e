import { useEffect, useRef, useState } from 'react'
import { now } from '../../time/clock.ts'
import { draftOf, type Draft } from '../../storage/drafts.ts'

type Rendered = { readonly restored: Draft | null; readonly version: number }

/** Keeps a form's texts on the device until the backend has them. Each form has its own draft. */
export function useDraft(form: string) {
  const [draft] = useState(() => draftOf(form))
  const [rendered, setRendered] = useState<Rendered>(() => ({ restored: draft.get(), version: 0 }))
  const [isKept, setKept] = useState(true)
  const touched = useRef(false)

  // If two tabs show the form, an untouched one shows what is typed into the other.
  useEffect(
    () =>
      draft.subscribe(() => {
        if (touched.current) return
        setRendered((last) => {
          const restored = draft.get()
          return isSameText(restored, last.restored)
            ? last
            : { restored, version: last.version + 1 }
        })
      }),
    [draft],
  )

  /** Stores the fields. With `prefilled`, removes the draft while they still equal it. */
  const keep = (fields: Draft['fields'], prefilled: Draft['fields'] = {}) => {
    touched.current = true
    const { maybeSent = false, sentAt = 0 } = draft.get() ?? {}
    const isSame = Object.entries(fields).every(([field, text]) => text === prefilled[field])
    if (isSame && !maybeSent) draft.remove()
    else setKept(draft.set({ fields, savedAt: now().getTime(), maybeSent, sentAt }))
  }

  /** Deletes the fields, but still remembers that the draft may have been sent. */
  const clear = () => {
    touched.current = false
    const stored = draft.get()
    if (stored?.maybeSent === true) draft.set({ ...stored, fields: {}, savedAt: now().getTime() })
    else draft.remove()
  }

  return {
    /** The draft that the form was rendered with, or null. */
    restored: rendered.restored,
    /** Changes when the form must remount. */
    version: rendered.version,
    /** False if the device could not store the draft. */
    isKept,
    keep,
    clear,
  }
}

function isSameText(one: Draft | null, other: Draft | null): boolean {
  return JSON.stringify(one?.fields) === JSON.stringify(other?.fields)
}
