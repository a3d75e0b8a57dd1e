import { createElement } from 'react'
import type { IconShapes } from '../../content/types.ts'

/** An icon that content names. It only decorates: the words beside it say everything. */
export function Icon({ shapes, size = '1.25em' }: { shapes: IconShapes; size?: string }) {
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
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
