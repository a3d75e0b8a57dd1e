import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Entries } from '../exchange.ts'
import { listen, type FromFrame, type ToFrame } from '../frame/messages.ts'
import type { PreviewState } from '../state.ts'
import styles from './device.module.css'

type DeviceProps = {
  /** The path of the portal, such as /payments?card=receipt-upload. */
  path: string
  width: PreviewState['width']
  day: string
  tried: Entries
  sought: string
  onWent: (path: string) => void
}

/** Width and height in CSS pixels. */
const SIZES: Readonly<Record<PreviewState['width'], readonly [width: number, height: number]>> = {
  phone: [360, 720],
  desktop: [1280, 800],
}

/** The height of everything above the frame, in CSS pixels. */
const ABOVE = 250

/** A frame as wide as a device: the portal's styles follow the width of their own window. */
export function Device({ path, width: device, day, tried, sought, onWent }: DeviceProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [loads, setLoads] = useState(0) // Vite reloads the frame after some changes
  const [width, height] = SIZES[device]
  const scale = useScale(place, width, height)

  const onMessage = useEffectEvent((message: unknown) => {
    const said = message as FromFrame
    if (said.kind === 'ready') setLoads((before) => before + 1)
    else onWent(said.path)
  })
  // Before the browser paints, so that no frame can be ready earlier.
  useLayoutEffect(() => listen(() => frame.current?.contentWindow, onMessage), [])

  useEffect(() => {
    const message: ToFrame = { path, day, tried, sought }
    if (loads > 0) frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loads, path, day, tried, sought])

  return (
    <figure ref={place} className={styles.device}>
      <div className={styles.window}>
        {/* The frame shows the portal on this same origin: a sandbox would protect nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title="The portal" src="/frame.html" />
      </div>
      <figcaption className="quiet">
        {scale < 1 && `Shown at ${Math.round(scale * 100)} %`}
      </figcaption>
    </figure>
  )
}

/**
 * Scales a frame down to the available width.
 * @returns the scale, at most 1
 */
function useScale(place: RefObject<HTMLElement | null>, width: number, height: number) {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const fit = (): void => {
      const next = Math.min(1, current.clientWidth / width)
      // A style sheet cannot measure them.
      current.style.setProperty('--width', `${width}px`)
      // A phone's modal stands at its bottom, which must be in sight.
      const least = Math.min(height, Math.max(480, innerHeight - ABOVE))
      current.style.setProperty('--height', `${next < 1 ? height : least}px`)
      current.style.setProperty('--scale', String(next))
      setScale(next)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [place, width, height])
  return scale
}
