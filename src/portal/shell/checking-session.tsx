import { LoadingArea } from '../ui/spinner.tsx'

/** Shown until the session is known. The build also renders it into index.html. */
export function CheckingSession() {
  return <LoadingArea label="Checking your session…" whole />
}
