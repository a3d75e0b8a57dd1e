import { LoadingArea } from '../ui/spinner.tsx'

/** Shown until the session is known. The build renders it into index.html, too. */
export function SessionCheck() {
  return <LoadingArea label="Checking your session…" whole />
}
