import styles from './panel.module.css'

/** The class names of a panel, for any element. */
export function panelClass(more = ''): string {
  return `${styles.panel} ${more}`.trim()
}
