import { LoadingArea } from '../ui/spinner.tsx'

/** What is shown until the backend has said whose session it is. It is in index.html as it was built, too. */
export function SessionCheck() {
  return <LoadingArea label="Checking your session…" whole />
}
