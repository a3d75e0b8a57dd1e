import type { Page } from '../../content/types.ts'
import { useLinks } from '../api/links.ts'
import { CardPage } from './card-page.tsx'

/** A page of content inside the portal, where the student's own links are known. */
export function PortalCardPage({ page }: { page: Page }) {
  // Keyed, so that a modal left open on one page does not carry over to the next.
  return <CardPage key={page.slug} page={page} links={useLinks()} />
}
