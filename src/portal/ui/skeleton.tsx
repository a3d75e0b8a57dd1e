import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Rows in the place and about the size of what is still loading, so that nothing jumps when it comes. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.bone} />
      ))}
    </div>
  )
}
