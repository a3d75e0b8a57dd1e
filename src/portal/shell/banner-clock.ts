import { useEffect, useReducer, useRef } from 'react'
import type { Messages } from '../api/messages.ts'

const BANNER_VISIBLE_MS = 14_000 // spec 9

type BannerState = {
  /** The messages that the state belongs to, as one text; '' while there are none. */
  readonly text: string
  readonly visible: boolean
  /** The student reads it just now: the clock stands still. */
  readonly held: boolean
  /** Counts the times the banner appeared: each has the full time. */
  readonly showing: number
}

type BannerEvent =
  | { readonly kind: 'messages'; readonly text: string }
  | { readonly kind: 'hide' | 'show' | 'hold' | 'release' }

function next(state: BannerState, event: BannerEvent): BannerState {
  switch (event.kind) {
    case 'messages':
      // Only another text brings a hidden banner back by itself.
      return event.text === state.text ? state : appear({ ...state, text: event.text })
    case 'hide':
      return { ...state, visible: false, held: false }
    case 'show':
      return appear(state)
    case 'hold':
      return state.held ? state : { ...state, held: true }
    case 'release':
      return state.held ? { ...state, held: false } : state
  }
}

function appear(state: BannerState): BannerState {
  return { ...state, visible: state.text !== '', held: false, showing: state.showing + 1 }
}

/** Whether the banner shows: one clock from the arrival of the messages, across all navigations. */
export function useBannerClock(messages: Messages | undefined) {
  const text = messages === undefined ? '' : textOf(messages)
  const [state, send] = useReducer(next, { text: '', visible: false, held: false, showing: 0 })
  if (messages !== undefined && text !== state.text) send({ kind: 'messages', text })

  const { showing } = state
  const clock = useRef({ showing, left: BANNER_VISIBLE_MS })
  const running = state.visible && !state.held
  useEffect(() => {
    if (!running) return undefined
    if (clock.current.showing !== showing) clock.current = { showing, left: BANNER_VISIBLE_MS }
    const started = Date.now()
    const timer = setTimeout(() => send({ kind: 'hide' }), clock.current.left)
    return () => {
      clearTimeout(timer)
      clock.current.left -= Date.now() - started
    }
  }, [running, showing])

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
