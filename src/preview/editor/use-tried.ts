import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { IconShapes } from '../../content/types.ts'
import type { Content, Entry, Tried } from '../exchange.ts'
import { schoolOf, type Editable } from '../page/entries.ts'
import { serializeTypedCard, serializeTypedPage, valuesOf } from './serialize-wording.ts'
import { loadIcon } from './files.ts'
import type { Outcome, WordingState } from './use-wording.ts'

/** The icon of a card or page whose file names none. */
const PLAIN_ICON = 'file-text'

type Trying = {
  readonly text: Editable
  readonly state: WordingState
  readonly outcome: Outcome
  readonly content: Content
  /** What the check said last; only the server can write a mail. */
  readonly checked: Tried | null
}

/**
 * Calls `onTry` at every key with the entry as typed, or with null when it does not differ from the file.
 * @returns the icon as typed
 */
export function useTried(
  { text, state, outcome, content, checked }: Trying,
  onTry: (entry: Entry | null) => void,
): IconShapes {
  const name = state.kind === 'open' ? (state.draft.typed.values['icon'] ?? '') : null
  const icon = useIcon(name) ?? text.icon
  const mail = checked?.mail ?? null
  const tried = useMemo(
    () => serializeTyped({ text, state, outcome, content, mail, icon }),
    [text, state, outcome, content, mail, icon],
  )
  const show = useEffectEvent(onTry)
  useEffect(() => {
    if (tried !== 'as before') show(tried)
  }, [tried])
  useEffect(() => () => show(null), [])
  return icon
}

function serializeTyped({
  text,
  state,
  outcome,
  content,
  mail,
  icon,
}: Omit<Trying, 'checked'> & { mail: Tried['mail']; icon: IconShapes }):
  | Entry
  | null
  | 'as before' {
  const school = schoolOf(content)
  if (state.kind !== 'open' || !school) return null
  if (!state.changed) {
    // After a save this stays until the checked content arrives.
    return outcome.kind === 'saved' && outcome.at === content.version ? 'as before' : null
  }
  const { typed } = state.draft
  const values = valuesOf(school)
  switch (text.kind) {
    case 'card':
      return serializeTypedCard(text, typed, values, icon)
    case 'page':
      return serializeTypedPage(text, typed, values, icon)
    case 'mail':
      return mail ?? 'as before'
  }
}

/** The icon with this name; null while it loads, or when there is none. */
function useIcon(name: string | null): IconShapes | null {
  const [icon, setIcon] = useState<IconShapes | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    let current = true
    const load = async (): Promise<void> => {
      const shapes = await loadIcon(name.trim() || PLAIN_ICON)
      if (current) setIcon(shapes)
    }
    void load()
    return () => {
      current = false
    }
  }, [name])
  return icon
}
