import { useEffect, useReducer, useRef } from 'react'
import type { Messages } from '../api/messages.ts'

const BANNER_VISIBLE_MS = 14_000 // spec 9

type BannerState = {
  /** The messages that the state belongs to, as one text; '' while there are none. */
  readonly text: string
  readonly visible: boolean
  /** The student reads it just now: the clock stands still. */
  readonly held: boolean
}

type BannerEvent =
  | { readonly kind: 'messages'; readonly text: string }
  | { readonly kind: 'hide' | 'show' | 'hold' | 'release' }

function next(state: BannerState, event: BannerEvent): BannerState {
  switch (event.kind) {
    case 'messages':
      // Only another text brings a hidden banner back by itself.
      return event.text === state.text
        ? state
        : { text: event.text, visible: event.text !== '', held: false }
    case 'hide':
      return { ...state, visible: false, held: false }
    case 'show':
      return { ...state, visible: state.text !== '', held: false }
    case 'hold':
      return state.held ? state : { ...state, held: true }
    case 'release':
      return state.held ? { ...state, held: false } : state
  }
}

/** Whether the banner shows: one clock from the arrival of the messages, across all navigations. */
export function useBannerClock(messages: Messages | undefined) {
  const text = messages === undefined ? '' : textOf(messages)
  const [state, send] = useReducer(next, { text: '', visible: false, held: false })
  const left = useRef(BANNER_VISIBLE_MS)
  if (messages !== undefined && text !== state.text) send({ kind: 'messages', text })

  useEffect(() => {
    left.current = BANNER_VISIBLE_MS
  }, [state.text, state.visible])

  const running = state.visible && !state.held
  useEffect(() => {
    if (!running) return undefined
    const started = Date.now()
    const timer = setTimeout(() => send({ kind: 'hide' }), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [running, state.text])

  return {
    visible: state.visible,
    hasMessages: state.text !== '',
    hide: () => send({ kind: 'hide' }),
    show: () => send({ kind: 'show' }),
    hold: () => send({ kind: 'hold' }),
    release: () => send({ kind: 'release' }),
  }
}

export type BannerClock = ReturnType<typeof useBannerClock>

function textOf({ general, student }: Messages): string {
  return [general, student].filter((message) => message !== '').join('\n')
}
