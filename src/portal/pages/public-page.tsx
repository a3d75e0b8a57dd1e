import { Link } from '@tanstack/react-router'
import { SlotsContext, type Slots } from '../../content/slots.tsx'
import type { Page } from '../../content/types.ts'
import { NO_LINKS, resolveStoredValue } from '../api/links.ts'
import { portalLink } from '../ui/portal-link.tsx'
import { CardPage } from './card-page.tsx'
import styles from './public-page.module.css'

const SLOTS: Slots = {
  storedValue: (name) => resolveStoredValue(name, NO_LINKS),
  portalLink,
}

/** A page of content that can be read without signing in. */
export function PublicPage({ page }: { page: Page }) {
  return (
    <SlotsContext value={SLOTS}>
      <main className={styles.page}>
        <CardPage page={page} links={NO_LINKS} />
        <Link to="/login">Go to Login</Link>
      </main>
    </SlotsContext>
  )
}
