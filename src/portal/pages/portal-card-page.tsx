import { getRouteApi } from '@tanstack/react-router'
import { useLinks } from '../api/links.ts'
import { CardPage } from './card-page.tsx'

const route = getRouteApi('/portal/$page')

/** A page of content inside the portal, where the student's own links are known. */
export function PortalCardPage() {
  const page = route.useLoaderData()
  // Keyed, so that a modal left open on one page does not carry over to the next.
  return <CardPage key={page.slug} page={page} links={useLinks()} />
}
