import { Notice } from '../ui/notice.tsx'
import { useOnline } from '../ui/use-online.ts'

/** Says that the device has no connection, for as long as it has none. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Notice kind="offline">
          <p>
            <strong>You are offline.</strong> This page may be out of date. You can hand in tasks
            when you are back online.
          </p>
        </Notice>
      )}
    </div>
  )
}
