import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Entry } from '../exchange.ts'
import { listen, type FromFrame, type ToFrame } from '../frame/messages.ts'
import type { Switches } from '../state.ts'
import parts from '../parts.module.css'
import styles from './device.module.css'

type DeviceProps = {
  /** Where the portal is, such as /payments?card=receipt-upload. */
  path: string
  switches: Switches
  tried: Readonly<Record<string, Entry>>
  onWent: (path: string) => void
}

/** Width and height in CSS pixels. */
const SIZES: Readonly<Record<Switches['width'], readonly [width: number, height: number]>> = {
  phone: [360, 720],
  desktop: [1280, 800],
}

/** What stands above the frame, in CSS pixels. */
const ABOVE = 250

/** A frame as wide as a device: the portal's styles follow the width of their own window. */
export function Device({ path, switches, tried, onWent }: DeviceProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const [width, height] = SIZES[switches.width]
  const scale = useScale(place, width, height)

  const heard = useEffectEvent((said: unknown) => {
    const message = said as FromFrame
    if (message.kind === 'ready') setReady(true)
    else onWent(message.path)
  })
  useEffect(() => listen(() => frame.current?.contentWindow, heard), [])

  // Compared as text: after a save the switches are a new object, and the frame must not render twice.
  const wanted = JSON.stringify({ path, switches })
  useEffect(() => {
    if (!ready) return
    const said = JSON.parse(wanted) as Pick<ToFrame, 'path' | 'switches'>
    const message: ToFrame = { ...said, tried }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [ready, wanted, tried])

  return (
    <figure ref={place} className={styles.device}>
      <div className={styles.window}>
        {/* The frame shows the portal on this same origin: a sandbox would protect nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title="The portal" src="/frame.html" />
      </div>
      <figcaption className={parts.quiet}>
        {scale < 1 && `Shown at ${Math.round(scale * 100)} %`}
      </figcaption>
    </figure>
  )
}

/**
 * Scales a frame down to the width that there is.
 * @returns the scale: 1, or less where the frame is too wide
 */
function useScale(place: RefObject<HTMLElement | null>, width: number, height: number) {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const fit = (): void => {
      const next = Math.min(1, current.clientWidth / width)
      // Measured in the browser: a stylesheet cannot know them.
      current.style.setProperty('--width', `${width}px`)
      // A phone's modal stands at its bottom, which is to be in sight.
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
