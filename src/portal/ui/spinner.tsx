import styles from './spinner.module.css'

/** A loading indicator. The text beside it must say what is loading. */
export function Spinner({ large = false }: { large?: boolean }) {
  return (
    <span className={styles.spinner} data-size={large ? 'large' : 'small'} aria-hidden="true" />
  )
}

/** A loading area; `whole` if the page shows nothing else. */
export function LoadingArea({ label, whole = false }: { label: string; whole?: boolean }) {
  const area = (
    <div className={`stack soft ${styles.area}`} role="status">
      <Spinner large />
      <span>{label}</span>
    </div>
  )
  return whole ? <main>{area}</main> : area
}
