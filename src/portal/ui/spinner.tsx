import styles from './spinner.module.css'

/** Shows that something is under way; say what in the text beside it. */
export function Spinner({ large = false }: { large?: boolean }) {
  return (
    <span className={styles.spinner} data-size={large ? 'large' : 'small'} aria-hidden="true" />
  )
}

/** A whole area that waits; `whole` where it is all that the page shows. */
export function LoadingArea({ label, whole = false }: { label: string; whole?: boolean }) {
  const area = (
    <div className={styles.area} role="status">
      <Spinner large />
      <span>{label}</span>
    </div>
  )
  return whole ? <main>{area}</main> : area
}
