import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Entry } from '../exchange.ts'
import { listen, type Box, type FromFrame, type ToFrame, type View } from '../frame/messages.ts'
import type { Switches } from '../state.ts'
import styles from './device.module.css'
import { useScale } from './use-scale.ts'

type DeviceProps = {
  title: string
  view: View
  switches: Switches
  tried: Readonly<Record<string, Entry>>
  onWent: (path: string) => void
}

/** Width and height in CSS pixels. At the width of a tablet the sidebar becomes a menu. */
const SIZES: Readonly<Record<Switches['width'], readonly [width: number, height: number]>> = {
  phone: [360, 720],
  tablet: [900, 1000],
  desktop: [1280, 800],
}

/** A frame as wide as a device: the portal's styles follow the width of their own window. */
export function Device({ title, view, switches, tried, onWent }: DeviceProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const [box, setBox] = useState<Box | null>(null)
  const [width, height] = SIZES[switches.width]

  const heard = useEffectEvent((said: unknown) => {
    const message = said as FromFrame
    if (message.kind === 'ready') setReady(true)
    if (message.kind === 'box') setBox(message.box)
    if (message.kind === 'went') onWent(message.path)
  })
  useEffect(() => listen(() => frame.current?.contentWindow, heard), [])

  // Compared as text: after a save both are new objects, and the frame must not render twice.
  const wanted = JSON.stringify({ view, switches })
  useEffect(() => {
    if (!ready) return
    const said = JSON.parse(wanted) as Pick<ToFrame, 'view' | 'switches'>
    const message: ToFrame = { kind: 'render', ...said, tried }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [ready, wanted, tried])

  const shown = box ?? { left: 0, top: 0, width, height }
  const scale = useScale(place, {
    '--width': width,
    '--height': height,
    '--left': shown.left,
    '--top': shown.top,
    '--shown-width': shown.width,
    '--shown-height': shown.height,
  })
  return (
    <figure ref={place} className={styles.device}>
      <div className={styles.window}>
        {/* Until it listens, what is dropped on it is the outer page’s. */}
        {/* The frame shows the portal on this same origin: a sandbox would protect nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title={title} src="/frame.html" inert={!ready} />
      </div>
      <figcaption>{scale < 1 && `Shown at ${Math.round(scale * 100)} %`}</figcaption>
    </figure>
  )
}
