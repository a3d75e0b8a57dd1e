import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { Motif } from '../ui/motif.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import styles from '../ui/motif.module.css'

export function NotFoundPage() {
  return (
    <div className={styles.missing}>
      <Motif />
      <PageHeader title="Page not found">
        There is no page at this address. It may have moved, or the link may have a typo.
      </PageHeader>
      <Link to="/" className={buttonClass('primary')}>
        Go to the dashboard
      </Link>
    </div>
  )
}
