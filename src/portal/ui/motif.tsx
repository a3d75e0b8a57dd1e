import { useDeferredValue, type ReactNode } from 'react'
import { sunAt } from '../time/sun.ts'
import { useNow } from '../time/use-now.ts'
import styles from './motif.module.css'

/**
 * The school's picture: a sun above the horizon, placed by the time of day and coloured by the accent.
 * @param children replaces the sun
 */
export function Motif({ children }: { children?: ReactNode }) {
  // The build does not know the student's clock, so the sun comes after the first render.
  const now = useDeferredValue(useNow(), null)
  return (
    <svg className={styles.motif} viewBox="0 0 400 200" aria-hidden="true">
      {[200, 158, 116, 74].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} />
      ))}
      {children ?? (now && <Sun now={now} />)}
    </svg>
  )
}

function Sun({ now }: { now: Date }) {
  const { sign, turn } = sunAt(now)
  return (
    <g className={styles.sun} transform={`rotate(${turn} 200 200)`}>
      <circle cx="200" cy="63" r="24" />
      {sign === 'moon' ? (
        <path d="M206 46a17.5 17.5 0 1 0 11 24a14 14 0 0 1 -11 -24" />
      ) : (
        <circle cx="200" cy="63" r="17" />
      )}
    </g>
  )
}
