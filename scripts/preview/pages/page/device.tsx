import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '../exchange.ts'
import type { Shown } from '../frame/main.tsx'
import parts from '../parts.module.css'
import { navigate, useAddress, type PreviewState } from './address.tsx'
import styles from './device.module.css'

type DeviceProps = Shown & { width: PreviewState['width'] }

/** A frame as wide as a device: the portal's styles follow the width of their own window. */
export function Device({ width, onWent, path, day, sought, school, entries }: DeviceProps) {
  // Another function after each load of the frame: Vite reloads it after some changes.
  const [show, setShow] = useState<Window['showPortal']>()
  const went = useEffectEvent(onWent)

  // New content makes the portal load its page again.
  useEffect(() => show?.({ school, entries }), [show, school, entries])
  useEffect(() => {
    show?.({ path, day, sought, onWent: (now) => went(now) })
  }, [show, path, day, sought])

  return (
    <div className={styles.device}>
      <div className={styles.window} data-width={width}>
        {/* The frame shows the portal on this same origin: a sandbox would protect nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          title="The portal"
          src="/frame.html"
          onLoad={({ currentTarget }) => setShow(() => currentTarget.contentWindow?.showPortal)}
        />
      </div>
    </div>
  )
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
