import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { IconShapes } from '../../content/types.ts'
import type { Content, Entry } from '../exchange.ts'
import { schoolOf, type Text } from '../page/entries.ts'
import { drawTypedCard, drawTypedPage, valuesOf } from './draw-wording.ts'
import { loadIcon } from './files.ts'
import type { WordingState } from './use-wording.ts'
import { changesOf, fieldsOf } from './wording-fields.ts'

/** What a card or page has whose file names no icon. */
const PLAIN_ICON = 'file-text'

/** Draws what is typed, at every key. Null goes to `onTry` when nothing differs from the file. */
export function useTried(
  text: Text,
  state: WordingState,
  content: Content,
  onTry: (entry: Entry | null) => void,
): void {
  const name = state.kind === 'open' ? (state.typed.values['icon'] ?? '') : null
  const icon = useIcon(name) ?? text.icon
  const tried = useMemo(() => drawTyped(text, state, content, icon), [text, state, content, icon])
  const show = useEffectEvent(onTry)
  useEffect(() => {
    if (tried !== 'as before') show(tried)
  }, [tried])
  useEffect(() => () => show(null), [])
}

function drawTyped(
  text: Text,
  state: WordingState,
  content: Content,
  icon: IconShapes,
): Entry | null | 'as before' {
  const school = schoolOf(content)
  if (state.kind !== 'open' || !school) return null
  const { wording, typed, outcome } = state
  if (changesOf(fieldsOf(text.kind, wording), wording, typed) === null) {
    // What was just saved stays until the check is through and brings it.
    return outcome.kind === 'saved' && outcome.at === content.version ? 'as before' : null
  }
  const values = valuesOf(school)
  return text.kind === 'card'
    ? drawTypedCard(text, typed, values, icon)
    : drawTypedPage(text, typed, values, icon)
}

/** The icon of a name, once it is known; null while it is not, or when there is none. */
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
