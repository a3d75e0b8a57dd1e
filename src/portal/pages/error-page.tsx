import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** The one page for what nobody foresaw, and for a part of the portal that did not arrive. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <PageHeader title="This page could not be shown">
        Part of it did not arrive, or something went wrong in it. Check your connection, then try
        again. What you have handed in is safe.
      </PageHeader>
      <Button
        onClick={() => {
          reset()
          // A missing part is asked for anew only by a full load: the browser remembers its failure.
          location.reload()
        }}
      >
        Try again
      </Button>
    </div>
  )
}
