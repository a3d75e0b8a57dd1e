import type { IconShapes } from '../../content/types.ts'
import styles from './card-icon.module.css'
import { Icon } from './icon.tsx'

export function CardIcon({ shapes }: { shapes: IconShapes }) {
  return (
    <span className={styles.icon}>
      <Icon shapes={shapes} />
    </span>
  )
}
