import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { askForPart, loadAfresh, MissingPart } from '../parts/load-part.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { LoadingArea } from '../ui/spinner.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Shown in place of a page that a bug stopped, or of which a part failed to load. */
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
  const online = useOnline()
  const [isDecided, setDecided] = useState(false)
  const [busy, setBusy] = useState(false)

  // Here rather than where the part is loaded: pointing at a link loads it, too.
  useEffect(() => {
    void loadAfresh().then((isGoing) => setDecided(!isGoing))
  }, [])

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

  if (!isDecided) return <LoadingArea label="Loading…" />
  return (
    <>
      <PageHeader title="This page could not be shown">
        Part of the portal failed to load.{' '}
        {online
          ? 'Check your connection and try again.'
          : 'It will open automatically when you are back online.'}{' '}
        What you have handed in is safe.
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
