import styles from './spinner.module.css'

/** Shows that something is under way. The text beside it must say what. */
export function Spinner({ large = false }: { large?: boolean }) {
  return (
    <span className={styles.spinner} data-size={large ? 'large' : 'small'} aria-hidden="true" />
  )
}

/** An area that waits; `whole` where the page shows nothing else. */
export function LoadingArea({ label, whole = false }: { label: string; whole?: boolean }) {
  const area = (
    <div className={styles.area} role="status">
      <Spinner large />
      <span>{label}</span>
    </div>
  )
  return whole ? <main>{area}</main> : area
}
