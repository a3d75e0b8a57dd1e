import { useRef } from 'react'
import type { Fact } from '../../content/card.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import styles from './fact-list.module.css'
import { Text } from './text.tsx'

/** Details shown apart from the text, such as a lesson time or an account number to copy. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </dl>
  )
}

function FactRow({ fact: { label, value, copy } }: { fact: Fact }) {
  const text = useRef<HTMLElement>(null)
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <dd className={`cluster ${styles.value}`}>
        <span ref={text}>
          <Text of={value} />
        </span>
        {copy && <CopyButton what={label} source={text} />}
      </dd>
    </div>
  )
}
