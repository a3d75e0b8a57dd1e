import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** The one page for what nobody foresaw, and for a part of the portal that did not arrive. */
export function ErrorPage() {
  return (
    <div role="alert">
      <PageHeader title="This page could not be shown">
        Part of it did not arrive, or something went wrong in it. Check your connection, then try
        again. What you have handed in is safe.
      </PageHeader>
      {/* Only a full load asks for a missing part anew: the browser remembers that it failed. */}
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  )
}
