import { useLayoutEffect, useState, type RefObject } from 'react'

/** Sizes in CSS pixels, by the names of their custom properties. */
type Sizes = Readonly<Record<`--${string}`, number>> & { readonly '--shown-width': number }

/**
 * Scales an element down to the width that there is.
 * @returns the scale: 1, or less where the element is too wide
 */
export function useScale(place: RefObject<HTMLElement | null>, sizes: Sizes): number {
  const [scale, setScale] = useState(1)
  const written = JSON.stringify(sizes)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const wanted = JSON.parse(written) as Sizes
    const fit = (): void => {
      const next = Math.min(1, current.clientWidth / wanted['--shown-width'])
      // Measured in the browser: a stylesheet cannot know them.
      for (const [name, size] of Object.entries(wanted))
        current.style.setProperty(name, `${size}px`)
      current.style.setProperty('--scale', String(next))
      setScale(next)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, written])
  return scale
}
