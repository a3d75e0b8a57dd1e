import { SWITCHES, type SwitchName, type Switches } from '../state.ts'
import styles from './switch-bar.module.css'

type SwitchBarProps = {
  kind: keyof typeof SWITCHES_OF
  switches: Switches
  onSwitch: (next: Switches) => void
}

/** The switches that change something. */
const SWITCHES_OF = {
  text: ['links', 'lesson', 'name', 'colours', 'width'],
  mail: ['colours', 'width'],
} as const satisfies Record<string, readonly SwitchName[]>

/** Chooses what the student meets: a missing link, a phone, dark colours. */
export function SwitchBar({ kind, switches, onSwitch }: SwitchBarProps) {
  return (
    <fieldset className={styles.bar}>
      <legend>What the student meets</legend>
      {SWITCHES_OF[kind].map((name) => (
        <label key={name} className={styles.switch}>
          {SWITCHES[name].label}
          <select
            value={switches[name]}
            onChange={(event) => onSwitch({ ...switches, [name]: event.target.value })}
          >
            {Object.entries(SWITCHES[name].states).map(([state, words]) => (
              <option key={state} value={state}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
