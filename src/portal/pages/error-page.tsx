import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Shown in place of a page that a bug stopped, or of which a part did not arrive. */
export function ErrorPage() {
  return (
    <div role="alert">
      <PageHeader title="This page could not be shown">
        Part of it did not arrive, or something went wrong in it. Check your connection, then try
        again. What you have handed in is safe.
      </PageHeader>
      {/* Only a full load asks for the missing part again: the browser remembers that it failed. */}
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  )
}
