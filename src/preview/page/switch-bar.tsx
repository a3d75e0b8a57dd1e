import { useId } from 'react'
import { SWITCHES, SWITCH_NAMES, type SwitchName, type Switches } from '../state.ts'
import styles from './switch-bar.module.css'

type SwitchBarProps = {
  kind: 'page' | 'card' | 'mail'
  switches: Switches
  onSwitch: (next: Switches) => void
}

/** The switches that change something; every one does on a page. */
const SWITCHES_OF: Readonly<Record<SwitchBarProps['kind'], readonly SwitchName[]>> = {
  page: SWITCH_NAMES,
  card: ['links', 'lesson', 'colours', 'width'],
  mail: ['colours', 'width'],
}

/** The switches, each with a line on what its state means. */
export function SwitchBar({ kind, switches, onSwitch }: SwitchBarProps) {
  return (
    <fieldset className={styles.bar}>
      <legend>What the student meets</legend>
      {SWITCHES_OF[kind].map((name) => (
        <Switch
          key={name}
          name={name}
          value={switches[name]}
          onChange={(value) => onSwitch({ ...switches, [name]: value })}
        />
      ))}
    </fieldset>
  )
}

type SwitchProps = { name: SwitchName; value: string; onChange: (value: string) => void }

function Switch({ name, value, onChange }: SwitchProps) {
  const id = useId()
  const { label, states } = SWITCHES[name]
  const known: Readonly<Record<string, readonly [string, string]>> = states
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(known).map(([state, [words]]) => (
          <option key={state} value={state}>
            {words}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={styles.help}>
        {known[value]?.[1]}
      </p>
    </div>
  )
}
