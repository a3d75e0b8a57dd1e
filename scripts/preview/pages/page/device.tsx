import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from '../exchange.ts'
import { listen, type FromFrame, type ToFrame } from '../frame/messages.ts'
import parts from '../parts.module.css'
import type { PreviewState } from '../state.ts'
import { navigate, useAddress } from './address.tsx'
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

  // New content makes the portal load its page again.
  useEffect(() => {
    if (loads > 0) send(frame.current, { school, entries })
  }, [loads, school, entries])
  useEffect(() => {
    if (loads > 0) send(frame.current, { path, day, sought })
  }, [loads, path, day, sought])

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

function send(frame: HTMLIFrameElement | null, message: Partial<ToFrame>): void {
  frame?.contentWindow?.postMessage(message, location.origin)
}

/** Chooses the width of the student's screen, and another day than today. */
export function ViewAs({ kind }: { kind: Entry['kind'] }) {
  const state = useAddress()
  return (
    <fieldset className={`cluster panel ${parts.group}`}>
      <legend>View as</legend>
      <label className="quiet">
        Width
        <select
          className={parts.input}
          value={state.width}
          onChange={({ target }) =>
            navigate({ ...state, width: target.value === 'desktop' ? 'desktop' : 'phone' })
          }
        >
          <option value="phone">Phone</option>
          <option value="desktop">Computer</option>
        </select>
      </label>
      {kind !== 'mail' && (
        <label className="quiet">
          On
          <input
            type="datetime-local"
            max="9999-12-31T23:59"
            className={parts.input}
            value={state.day}
            onChange={({ target }) => navigate({ ...state, day: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
