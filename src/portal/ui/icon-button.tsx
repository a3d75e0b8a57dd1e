import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, for those who do not see the icon. */
  label: string
}

/** A button that is an icon alone, large enough for a thumb. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`.trim()}
      aria-label={label}
    />
  )
}
