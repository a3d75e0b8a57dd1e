import type { Entry } from '../exchange.ts'
import parts from '../parts.module.css'
import { SWITCH_NAMES, SWITCHES, type SwitchName, type Switches } from '../state.ts'
import styles from './switch-bar.module.css'

type SwitchBarProps = {
  kind: Entry['kind']
  switches: Switches
  onSwitch: (next: Switches) => void
}

/** The switches that change a mail. */
const MAIL_SWITCHES: readonly SwitchName[] = ['width', 'colours']

/** Chooses what the student meets: a missing link, a phone, dark colours. */
export function SwitchBar({ kind, switches, onSwitch }: SwitchBarProps) {
  const select = (name: SwitchName) => (
    <label key={name}>
      {SWITCHES[name].label}
      <select
        className={parts.input}
        value={switches[name]}
        onChange={(event) => onSwitch({ ...switches, [name]: event.target.value })}
      >
        {Object.entries(SWITCHES[name].states).map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  const usual = SWITCH_NAMES.filter((name) => name !== 'name')
  return (
    <fieldset className={`cluster ${parts.group} ${styles.switches}`}>
      <legend>View as</legend>
      {(kind === 'mail' ? MAIL_SWITCHES : usual).map(select)}
      {kind !== 'mail' && (
        // What is seldom used.
        <details>
          <summary>More</summary>
          {select('name')}
          <label>
            On
            <input
              type="datetime-local"
              max="9999-12-31T23:59"
              className={parts.input}
              value={switches.day}
              onChange={(event) => onSwitch({ ...switches, day: event.target.value })}
            />
          </label>
        </details>
      )}
    </fieldset>
  )
}
