import styles from '../../ui/spinner.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Grey rows, about as large as the loading content, to avoid a layout shift. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className="stack" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.bone} />
      ))}
    </div>
  )
}
