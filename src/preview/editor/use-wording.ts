import { useEffect, useState } from 'react'
import { addressOf, ask } from '../ask.ts'
import { FILE_PATH, TRY_PATH, type Conflict, type Tried, type Wording } from '../exchange.ts'
import type { Editable } from '../page/entries.ts'
import { forgetWords, keepWords, keptWords } from './kept-words.ts'
import { asText, changesOf, typedOf, type Typed } from './typed.ts'

/** What a file says, and what the writer made of it. */
type Opened = { readonly wording: Wording; readonly typed: Typed }

export type Outcome =
  | { readonly kind: 'none' | 'saving' }
  /** At this version of the content; the next version holds what was saved. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * The words of a file, and what the writer types instead.
 * @param version of the content: another one after every save on this computer
 */
export function useWording({ file, kind }: Editable, version: number) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'unreadable'>(() => keptFor(file))
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [putAside, setPutAside] = useState<string | null>(null)
  const isOpen = typeof opened === 'object'
  const saving = isOpen ? changesOf(kind, opened.wording, opened.typed) : null
  const isChanged = saving !== null
  const unchanged = isOpen ? { version: opened.wording.version, ...NO_CHANGE } : null
  const tried = useTrial(file, saving ?? unchanged, version)
  const found = tried?.conflict ?? null
  // The last answer may be about a version that was taken since.
  const isNew = isOpen && found?.now.version !== opened.wording.version
  const conflict: Conflict | null = isChanged && isNew ? found : null

  useEffect(() => {
    if (isChanged) return undefined
    const stop = new AbortController()
    void (async () => {
      const answer = await ask<Wording>(addressOf(FILE_PATH, file), undefined, stop.signal)
      if (stop.signal.aborted || answer.kind !== 'done') return
      const wording = answer.body
      if (wording.fields === null) return setOpened('unreadable')
      setOpened((before) => {
        const isSame = typeof before === 'object' && before.wording.version === wording.version
        return isSame ? before : { wording, typed: typedOf(kind, wording) }
      })
    })()
    return () => stop.abort()
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [file, kind, version, isChanged])

  useEffect(() => {
    if (!isChanged) return undefined
    const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [isChanged])

  const open = (wording: Wording): void => {
    forgetWords()
    setOpened({ wording, typed: typedOf(kind, wording) })
  }
  const save = async (over?: Conflict): Promise<void> => {
    if (saving === null || (conflict !== null && over === undefined)) return
    setOutcome({ kind: 'saving' })
    const sent = over ? { ...saving, version: over.now.version } : saving
    const answer = await ask<Wording>(addressOf(FILE_PATH, file), sent)
    if (answer.kind === 'refused') return setOutcome(answer)
    if (answer.kind === 'conflict') return setOutcome({ kind: 'none' }) // the trial says it, too
    open(answer.body)
    setPutAside(null)
    setOutcome({ kind: 'saved', at: version })
  }
  return {
    opened,
    isChanged,
    tried,
    conflict,
    outcome,
    /** What was typed before the file's own words were taken. */
    putAside,
    save: () => void save(),
    saveOver: (over: Conflict) => void save(over),
    /** Takes the file's words. */
    reload: (wording: Wording): void => {
      if (isOpen) setPutAside(asText(kind, opened.typed))
      open(wording)
      setOutcome({ kind: 'none' })
    },
    type: (typed: Typed): void => {
      if (!isOpen) return
      const next = { ...opened, typed }
      setOpened(next)
      setOutcome({ kind: 'none' })
      if (changesOf(kind, next.wording, typed) === null) forgetWords()
      else keepWords({ file, ...next })
    },
  }
}

const NO_CHANGE = { fields: {}, lists: {}, body: null }

function keptFor(file: string): Opened | 'loading' {
  const kept = keptWords()
  return kept?.file === file ? kept : 'loading'
}

/** How long a writer pauses between two keys at most. */
const PAUSE_MS = 120

/** What the wording would be and what the check says of it; the last answer stays until the next one. */
function useTrial(file: string, saving: object | null, version: number): Tried | null {
  const [tried, setTried] = useState<Tried | null>(null)
  const wanted = saving && JSON.stringify(saving)
  useEffect(() => {
    if (wanted === null) return undefined
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const sent: unknown = JSON.parse(wanted)
      const answer = await ask<Tried>(addressOf(TRY_PATH, file), sent, stop.signal)
      if (answer.kind === 'done' && !stop.signal.aborted) setTried(answer.body)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // After every change of content, too.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [file, wanted, version])
  return tried
}
