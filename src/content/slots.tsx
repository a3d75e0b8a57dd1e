import { createContext, use, type ReactNode } from 'react'
import type { CardLink, ResolvedLink, StoredValueName } from './types.ts'

/** The parts of compiled content that the program showing it must fill in. */
export type Slots = {
  /** A value stored for the student, such as the lesson time. */
  readonly storedValue: (name: StoredValueName) => string
  /** A link to one of the portal's own paths. */
  readonly portalLink: (path: string, children: ReactNode) => ReactNode
  /** Looks up a card's link for the student. */
  readonly resolveLink: (link: CardLink) => ResolvedLink
}

export const SlotsContext = createContext<Slots>({
  storedValue: () => '',
  portalLink: (path, children) => <a href={path}>{children}</a>,
  resolveLink: ({ note }) => ({ kind: 'missing', note }),
})

/** @public The compiled text imports it. */
export function StoredValue({ name }: { name: StoredValueName }) {
  return <span>{use(SlotsContext).storedValue(name)}</span>
}

/** @public The compiled text imports it. */
export function PortalLink({ to, children }: { to: string; children?: ReactNode }) {
  return use(SlotsContext).portalLink(to, children)
}
