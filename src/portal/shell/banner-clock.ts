import { useEffect, useReducer, useRef } from 'react'
import type { Messages } from '../api/messages.ts'

const BANNER_VISIBLE_MS = 14_000 // spec 9

/** What stops the clock: a mouse that moves over the banner, or visible focus in it. */
type Hold = 'pointer' | 'focus'

type BannerState = {
  /** The messages that the state belongs to, as one text; '' while there are none. */
  readonly text: string
  readonly visible: boolean
  /** Signs that the student is reading. The clock stands still while there are any. */
  readonly heldBy: readonly Hold[]
  /** How often the banner has appeared. It stays for the full time each time. */
  readonly showing: number
}

type BannerEvent =
  | { readonly kind: 'messages'; readonly text: string }
  | { readonly kind: 'hide' | 'show' | 'release-all' }
  | { readonly kind: 'hold' | 'release'; readonly by: Hold }

function next(state: BannerState, event: BannerEvent): BannerState {
  switch (event.kind) {
    case 'messages':
      // Only another text brings a hidden banner back by itself.
      return event.text === state.text ? state : appear({ ...state, text: event.text })
    case 'hide':
      return { ...state, visible: false, heldBy: [] }
    case 'show':
      return appear(state)
    case 'hold':
      return state.heldBy.includes(event.by)
        ? state
        : { ...state, heldBy: [...state.heldBy, event.by] }
    case 'release':
      return { ...state, heldBy: state.heldBy.filter((hold) => hold !== event.by) }
    case 'release-all':
      return { ...state, heldBy: [] }
  }
}

function appear(state: BannerState): BannerState {
  return { ...state, visible: state.text !== '', heldBy: [], showing: state.showing + 1 }
}

const NOTHING_YET: BannerState = { text: '', visible: false, heldBy: [], showing: 0 }

/** The state of the banner. One clock runs from the arrival of the messages, across navigations. */
export function useBannerClock(messages: Messages | undefined) {
  const text = messages === undefined ? '' : textOf(messages)
  const [state, send] = useReducer(next, NOTHING_YET)
  if (messages !== undefined && text !== state.text) send({ kind: 'messages', text })

  const { showing } = state
  const clock = useRef({ showing, left: BANNER_VISIBLE_MS })
  const running = state.visible && state.heldBy.length === 0
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
    hold: (by: Hold) => send({ kind: 'hold', by }),
    release: (by: Hold) => send({ kind: 'release', by }),
    releaseAll: () => send({ kind: 'release-all' }),
  }
}

export type BannerClock = ReturnType<typeof useBannerClock>

function textOf({ general, student }: Messages): string {
  return [general, student].filter((message) => message !== '').join('\n')
}
