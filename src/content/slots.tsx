import { createContext, use, type ReactNode } from 'react'
import type { CardLink, ResolvedLink, StoredValueName } from './types.ts'

/** What compiled content leaves for the program that shows it to fill in. */
export type Slots = {
  /** A value stored for the student, such as the time of the lesson. */
  readonly storedValue: (name: StoredValueName) => string
  /** A link to one of the portal's own paths. */
  readonly portalLink: (path: string, children: ReactNode) => ReactNode
  /** What a link of a card comes to for the student. */
  readonly resolveLink: (link: CardLink) => ResolvedLink
}

export const SlotsContext = createContext<Slots>({
  storedValue: () => '',
  portalLink: (path, children) => <a href={path}>{children}</a>,
  resolveLink: ({ note }) => ({ kind: 'missing', note }),
})

/** @public The compiled text imports it. */
export function StoredValue({ name }: { name: StoredValueName }) {
  return use(SlotsContext).storedValue(name)
}

/** @public The compiled text imports it. */
export function PortalLink({ to, children }: { to: string; children?: ReactNode }) {
  return use(SlotsContext).portalLink(to, children)
}
