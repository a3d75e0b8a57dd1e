import { useEffect, useRef, useState } from 'react'
import { now } from '../clock.ts'
import { onDraftChange, readDraft, removeDraft, storeDraft } from '../storage/drafts.ts'

type Fields = Readonly<Record<string, string>>

/**
 * What a student typed into a form, kept until the backend has it. `version` is another one when the
 * form is to be rendered anew.
 * @param name of the form: each lesson has its own
 */
export function useDraft(name: string) {
  const [{ draft, version }, setRendered] = useState(() => ({ draft: readDraft(name), version: 0 }))
  const [isKept, setKept] = useState(true)
  const touched = useRef(false)

  // In two tabs the later typing counts: a form that nobody touched here shows what the other one has.
  useEffect(
    () =>
      onDraftChange(name, () => {
        if (!touched.current) renew()
      }),
    [name],
  )

  function renew() {
    touched.current = false
    setRendered((last) => ({ draft: readDraft(name), version: last.version + 1 }))
  }

  return {
    /** What was kept when the form was rendered; null when nothing was. */
    found: draft,
    version,
    /** False once the device could not keep what was typed. */
    isKept,
    keep(fields: Fields) {
      touched.current = true
      const maybeSent = readDraft(name)?.maybeSent ?? false
      setKept(storeDraft(name, { fields, savedAt: now().getTime(), maybeSent }))
    },
    /** Forgets what was typed, but not that it may have been sent. */
    startAgain() {
      const maybeSent = readDraft(name)?.maybeSent ?? false
      if (maybeSent) storeDraft(name, { fields: {}, savedAt: now().getTime(), maybeSent })
      else removeDraft(name)
      renew()
    },
  }
}
