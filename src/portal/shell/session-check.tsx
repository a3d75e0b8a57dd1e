import { LoadingArea } from '../ui/spinner.tsx'

/** Shown until the session is known. The build also renders it into index.html. */
export function SessionCheck() {
  return <LoadingArea label="Checking your session…" whole />
}
