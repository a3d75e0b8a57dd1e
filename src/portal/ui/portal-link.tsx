import { Link } from '@tanstack/react-router'
import type { Slots } from '../../content/slots.tsx'

/** A link in compiled text to one of the portal's own paths, followed without a full load. */
export const portalLink: Slots['portalLink'] = (address, children) => {
  const [path = '', hash] = address.split('#')
  return (
    <Link to={path} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  )
}
