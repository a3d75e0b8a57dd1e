import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { allowReload, loadAfresh, ChunkMissing } from '../lazy/load-chunk.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LoadingArea } from '../ui/spinner.tsx'

/** Shown in place of a page that a bug stopped, or of which a part failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div role="alert">
      {error instanceof ChunkMissing ? (
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
  const [isLoading, setLoading] = useState(true)

  // Here rather than where the part is loaded: pointing at a link loads it, too.
  useEffect(() => void loadAfresh().then(setLoading), [])

  useEffect(() => {
    const retry = () => void router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])

  // Where the part fails again, this is a new error page.
  function tryAgain(): void {
    setLoading(true)
    allowReload()
    void router.invalidate()
  }

  if (isLoading) return <LoadingArea label="Loading…" />
  return (
    <>
      <PageHeader title="This page could not be shown">
        Part of the portal failed to load.
        {!navigator.onLine && ' It will open automatically when you are back online.'} What you have
        handed in is safe.
      </PageHeader>
      <Button onClick={tryAgain}>Try again</Button>
    </>
  )
}
