import styles from './panel.module.css'

/** The look of a surface that holds something, for whatever element it is. */
export function panelClass(more = ''): string {
  return `${styles.panel} ${more}`.trim()
}
