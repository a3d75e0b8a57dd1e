import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

// Not Radix's: its styles are a style attribute, which the security policy refuses in HTML.

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
