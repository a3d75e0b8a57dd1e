import { Link } from '@tanstack/react-router'
import type { Slots } from '../../content/slots.tsx'

/** A link of compiled text to one of the portal's own paths, followed without loading anew. */
export const portalLink: Slots['portalLink'] = (address, children) => {
  const [path = '', hash] = address.split('#')
  return (
    <Link to={path} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  )
}
