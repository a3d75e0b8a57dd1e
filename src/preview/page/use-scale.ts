import { useLayoutEffect, useState, type RefObject } from 'react'

/** Sizes in CSS pixels, by the names under which the stylesheet knows them. */
type Sizes = Readonly<Record<`--${string}`, number>> & { readonly '--shown-width': number }

/** Fits something into the width that there is: 1, or less where it is too wide. */
export function useScale(place: RefObject<HTMLElement | null>, sizes: Sizes): number {
  const [scale, setScale] = useState(1)
  const written = JSON.stringify(sizes)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const wanted = JSON.parse(written) as Sizes
    const fit = (): void => {
      const next = Math.min(1, current.clientWidth / wanted['--shown-width'])
      // Measured, so no stylesheet can know them.
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
