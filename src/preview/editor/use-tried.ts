import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { IconShapes } from '../../content/types.ts'
import type { Content, Entry } from '../exchange.ts'
import { schoolOf, type Text } from '../page/entries.ts'
import { serializeTypedCard, serializeTypedPage, valuesOf } from './serialize-wording.ts'
import { loadIcon } from './files.ts'
import type { WordingState } from './use-wording.ts'
import { changesOf, fieldsOf } from './wording-fields.ts'

/** The icon of a card or page whose file names none. */
const PLAIN_ICON = 'file-text'

/** Calls `onTry` at every key with the entry as typed, or with null when it does not differ from the file. */
export function useTried(
  text: Text,
  state: WordingState,
  content: Content,
  onTry: (entry: Entry | null) => void,
): void {
  const name = state.kind === 'open' ? (state.typed.values['icon'] ?? '') : null
  const icon = useIcon(name) ?? text.icon
  const tried = useMemo(
    () => serializeTyped(text, state, content, icon),
    [text, state, content, icon],
  )
  const show = useEffectEvent(onTry)
  useEffect(() => {
    if (tried !== 'as before') show(tried)
  }, [tried])
  useEffect(() => () => show(null), [])
}

function serializeTyped(
  text: Text,
  state: WordingState,
  content: Content,
  icon: IconShapes,
): Entry | null | 'as before' {
  const school = schoolOf(content)
  if (state.kind !== 'open' || !school) return null
  const { wording, typed, outcome } = state
  if (changesOf(fieldsOf(text.kind, wording), wording, typed) === null) {
    // After a save this stays until the checked content arrives.
    return outcome.kind === 'saved' && outcome.at === content.version ? 'as before' : null
  }
  const values = valuesOf(school)
  return text.kind === 'card'
    ? serializeTypedCard(text, typed, values, icon)
    : serializeTypedPage(text, typed, values, icon)
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
