import { useEffect } from 'react'
import type { FromFrame } from './messages.ts'

/** The space around a modal that is shown with it, in CSS pixels. */
const MARGIN = 24

/** Tells the outer page which part of the frame a card or its modal takes, whenever that changes. */
export function useTellBox(kind: 'tile' | 'modal', tell: (message: FromFrame) => void): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const found = document.querySelector<HTMLElement>(SHOWN[kind])
      if (found)
        tell({ kind: 'box', box: kind === 'tile' ? aroundTile(found) : aroundModal(found) })
    })
    observer.observe(document.documentElement)
    const shown = document.querySelector(SHOWN[kind])
    if (shown) observer.observe(shown)
    return () => observer.disconnect()
  }, [kind, tell])
}

const SHOWN = { tile: 'article', modal: 'dialog > *' } as const

function aroundTile(tile: HTMLElement) {
  const { left, top, right, bottom } = tile.getBoundingClientRect()
  return { left: 0, top: 0, width: Math.ceil(right + left), height: Math.ceil(bottom + top) }
}

/** Measured by offsets: the rectangle of a modal that still moves into its place is another one. */
function aroundModal({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
  const left = Math.max(0, offsetLeft - MARGIN)
  const top = Math.max(0, offsetTop - MARGIN)
  const right = Math.min(innerWidth, offsetLeft + offsetWidth + MARGIN)
  const bottom = Math.min(innerHeight, offsetTop + offsetHeight + MARGIN)
  return { left, top, width: right - left, height: bottom - top }
}
