import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askForPart, MissingPart } from '../parts/load-part.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Shown in place of a page that a bug stopped, or of which a part did not arrive. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div role="alert">
      {error instanceof MissingPart ? (
        <PartMissing />
      ) : (
        <>
          <PageHeader title="This page could not be shown">
            Something went wrong in it. What you have handed in is safe.
          </PageHeader>
          <Button onClick={() => location.reload()}>Try again</Button>
        </>
      )}
    </div>
  )
}

/** The rest of the portal goes on; the part is asked for again inside it. */
function PartMissing() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function tryAgain(): Promise<void> {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
  }

  useEffect(() => {
    const retry = () => void router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])

  return (
    <>
      <PageHeader title="This page could not be shown">
        Part of it did not arrive. It opens by itself when you are back online. What you have handed
        in is safe.
      </PageHeader>
      <Button
        busy={busy}
        onClick={() => {
          askForPart()
          void tryAgain()
        }}
      >
        Try again
      </Button>
    </>
  )
}
