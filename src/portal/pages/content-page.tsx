import { getRouteApi } from '@tanstack/react-router'
import { CardPage } from './card-page.tsx'

const route = getRouteApi('/protected/$page')

/** A content page inside the portal. */
export function ContentPage() {
  return <CardPage page={route.useLoaderData()} />
}
