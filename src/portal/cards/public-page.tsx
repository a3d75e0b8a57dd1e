import { Link, useLoaderData, type AnyRouter } from '@tanstack/react-router'
import type { Page } from '../../content/page.ts'
import { SchoolMark } from '../ui/school-mark.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { CardPage } from './card-page.tsx'
import styles from './card-page.module.css'

/** A content page for signed-out readers. Its links do not preload, because a preload requests the session. */
export function PublicPage() {
  const page: Page = useLoaderData<AnyRouter, undefined, false>({ strict: false })
  return (
    <>
      <header className={`row bar ${styles.bar}`}>
        <Link to="/" preload={false}>
          <SchoolMark />
        </Link>
        <ThemeSwitch />
      </header>
      <main className={styles.public} data-cards={page.cards.length > 0 || undefined}>
        <CardPage page={page} />
      </main>
      <footer className={styles.foot}>
        <Link to="/" preload={false}>
          Go to the student portal
        </Link>
      </footer>
    </>
  )
}
