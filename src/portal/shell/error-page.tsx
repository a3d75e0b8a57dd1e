import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { allowReload, reloadOnce, ChunkLoadError } from '../lazy/load-chunk.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LoadingArea } from '../ui/spinner.tsx'

/** Replaces a page that threw an error, or whose chunk failed to load. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div role="alert">
      {error instanceof ChunkLoadError ? (
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

/** Only this page fails, the rest of the portal still works. Retries the chunk without leaving the portal. */
function PartMissing() {
  const router = useRouter()
  const [isLoading, setLoading] = useState(true)

  // Reload here, not in the loader: hovering over a link also loads the chunk.
  useEffect(() => void reloadOnce().then(setLoading), [])

  useEffect(() => {
    const retry = () => void router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])

  // If the chunk fails again, a new error page mounts.
  function tryAgain(): void {
    setLoading(true)
    allowReload()
    void router.invalidate()
  }

  if (isLoading) return <LoadingArea label="Loading…" />
  return (
    <>
      <PageHeader title="This page could not be shown">
        {`Part of the portal failed to load. ${
          navigator.onLine ? '' : 'It will open automatically when you are back online. '
        }What you have handed in is safe.`}
      </PageHeader>
      <Button onClick={tryAgain}>Try again</Button>
    </>
  )
}
