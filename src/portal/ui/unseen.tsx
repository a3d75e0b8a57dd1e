import type { ComponentProps } from 'react'
import styles from './unseen.module.css'

/** What a screen reader should hear and nobody needs to see. */
export function Unseen(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.unseen} />
}
