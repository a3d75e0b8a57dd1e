import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'

export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={`row ${styles.checkbox}`}>
      <input {...input} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
