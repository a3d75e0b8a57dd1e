import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-loaded.ts'
import { askForPart, loadPart } from './load-part.ts'
import { WaitingFrame } from './waiting-frame.tsx'

/** What the frame in place of a piece says and does: without `onClose` it cannot be closed. */
type Framed = { title?: string; onClose?: () => void }

type PieceState = 'waits' | 'there' | 'missing'

const aheads = new Set<() => Promise<void>>()

/**
 * What opens over a page, in a file of its own: nothing of it is needed before that. A student who
 * opens it before it has arrived sees a frame in its place, which becomes the piece, or says that it
 * did not arrive.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Shown: ComponentType<Props> | null = null

  async function ask(): Promise<void> {
    Shown = await loadPart(load)
  }

  // Nobody waits for it: where it does not arrive it is asked for again when it is opened.
  aheads.add(async () => {
    Shown ??= await load()
  })

  function Piece(props: Props & Framed) {
    const [state, setState] = useState<PieceState>('waits')
    const isThere = Shown !== null
    useEffect(() => {
      if (isThere || state !== 'waits') return undefined
      let isShown = true
      const become = (next: PieceState) => () => void (isShown && setState(next))
      ask().then(become('there'), become('missing'))
      return () => void (isShown = false)
    }, [isThere, state])
    if (Shown !== null) return <Shown {...props} />
    const retry = () => {
      askForPart()
      setState('waits')
    }
    const { title, onClose } = props
    return (
      <WaitingFrame
        title={title}
        isMissing={state === 'missing'}
        onRetry={retry}
        onClose={onClose}
      />
    )
  }

  return Object.assign(Piece, { isThere: () => Shown !== null })
}

/** Loads every piece that the pages loaded so far may open. */
export async function loadPieces(): Promise<void> {
  await Promise.allSettled([...aheads].map((load) => load()))
}

// From the first sign that the student is about to press something.
const INTENT = ['pointerover', 'touchstart', 'focusin'] as const
const PRESSED = 'button, input'

/** Loads the pieces before they are opened: when the browser is idle, or the student comes near a button. */
export function usePiecesAhead(): void {
  useEffect(() => {
    const stop = whenIdle(loadPieces)
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest(PRESSED) !== null) void loadPieces()
    }
    for (const sign of INTENT) document.addEventListener(sign, onIntent, { passive: true })
    return () => {
      stop()
      for (const sign of INTENT) document.removeEventListener(sign, onIntent)
    }
  }, [])
}
