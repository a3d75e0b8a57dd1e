import type { Entry } from '../exchange.ts'
import parts from '../parts.module.css'
import { navigate, useAddress } from './address.tsx'

/** Chooses the width of the student's screen, and another day than today. */
export function ViewAs({ kind }: { kind: Entry['kind'] }) {
  const state = useAddress()
  return (
    <fieldset className={`cluster ${parts.group}`}>
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
