import { createElement, type ComponentPropsWithoutRef } from 'react'
import type { IconShapes } from '../../content/types.ts'

type IconProps = ComponentPropsWithoutRef<'svg'> & { shapes: IconShapes; size?: string }

/** An icon from content. Decorative only: the text beside it says everything. */
export function Icon({ shapes, size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}

/**
 * Makes the component of a Lucide icon, for the build's output (scripts/build/plain-icons.ts).
 * @public
 */
export function drawIcon(shapes: IconShapes) {
  return ({ size = '24', ...rest }: Omit<IconProps, 'shapes'>) => (
    <Icon shapes={shapes} size={size} {...rest} />
  )
}
