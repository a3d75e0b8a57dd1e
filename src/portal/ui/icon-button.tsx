import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'
import { useHydrated } from './use-hydrated.ts'

type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name. */
  label: string
}

/** A button with only an icon, large enough to tap. */
export function IconButton({ label, className = '', disabled, ...rest }: IconButtonProps) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`.trim()}
      aria-label={label}
      disabled={disabled === true || !hydrated}
    />
  )
}
