import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'
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
      className={buttonClass('icon', className)}
      aria-label={label}
      disabled={disabled === true || !hydrated}
    />
  )
}
