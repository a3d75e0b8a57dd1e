import type { IconShapes } from '../../content/types.ts'
import { Icon } from '../ui/icon.tsx'
import styles from '../ui/mark.module.css'

export function CardIcon({ shapes }: { shapes: IconShapes }) {
  return (
    <span className={`center ${styles.icon}`}>
      <Icon shapes={shapes} />
    </span>
  )
}
