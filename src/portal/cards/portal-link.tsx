import { Link } from '@tanstack/react-router'
import type { Slots } from '../../content/slots.tsx'
import { readSearch } from '../portal-address.ts'

/** A link in compiled text to one of the portal's own paths. Navigates without a page load. */
export const portalLink: Slots['portalLink'] = (address, children) => {
  const [beforeHash = '', hash] = address.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  return (
    <Link to={path} search={readSearch(query)} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  )
}
