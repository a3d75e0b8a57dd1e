import { useId, type ComponentProps } from 'react'
import styles from './checkbox.module.css'

export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId()
  return (
    <div className={styles.checkbox}>
      <input {...input} id={id} type="checkbox" className={styles.box} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
