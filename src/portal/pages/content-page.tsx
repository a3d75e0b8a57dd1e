import { getRouteApi } from '@tanstack/react-router'
import { CardPage } from '../cards/card-page.tsx'

const route = getRouteApi('/protected/$page')

/** The route `/$page`: any protected page of content but the dashboard. */
export function ContentPage() {
  return <CardPage page={route.useLoaderData()} />
}
