import { WifiOff } from 'lucide-react'
import { useOnline } from '../ui/use-online.ts'
import styles from './offline-notice.module.css'

/** Says that the device is offline. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {!online && (
        <p className={`row ${styles.notice}`}>
          <WifiOff aria-hidden="true" size="1.1em" />
          <strong>You are offline.</strong>
          <span className={`visually-hidden ${styles.more}`}>
            This page may be out of date. You can hand in tasks when you are back online.
          </span>
        </p>
      )}
    </div>
  )
}
