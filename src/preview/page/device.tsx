import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { listen, type FromFrame, type ToFrame } from '../frame/messages.ts'
import type { PreviewState } from '../state.ts'
import styles from './device.module.css'

type DeviceProps = ToFrame & {
  width: PreviewState['width']
  onWent: (path: string) => void
}

/** A frame as wide as a device: the portal's styles follow the width of their own window. */
export function Device({ width, onWent, path, day, sought, school, entries }: DeviceProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0) // Vite reloads the frame after some changes

  const onMessage = useEffectEvent((message: unknown) => {
    const said = message as FromFrame
    if (said.kind === 'ready') setLoads((before) => before + 1)
    else onWent(said.path)
  })
  // Before the browser paints, so that no frame can be ready earlier.
  useLayoutEffect(() => listen(() => frame.current?.contentWindow, onMessage), [])

  const send = useEffectEvent((message: Partial<ToFrame>) => {
    if (loads > 0) frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  // New content makes the portal load its page again.
  useEffect(() => send({ school, entries }), [loads, school, entries])
  useEffect(() => send({ path, day, sought }), [loads, path, day, sought])

  return (
    <div className={styles.device}>
      <div className={styles.window} data-width={width}>
        {/* The frame shows the portal on this same origin: a sandbox would protect nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title="The portal" src="/frame.html" />
      </div>
    </div>
  )
}
