import { Link, useLocation } from '@tanstack/react-router'
import { ExternalLink, LogOut } from 'lucide-react'
import { pages } from '../../content/compiled/index.ts'
import { navigation, pageIcons } from '../../content/compiled/navigation.ts'
import { memo } from 'react'
import type { NavigationEntry } from '../../content/types.ts'
import { Icon } from '../ui/icon.tsx'
import { NEW_TAB } from '../ui/new-tab.ts'
import { Spinner } from '../ui/spinner.tsx'
import styles from './navigation.module.css'
import { useLogout } from './logout.tsx'

type NavigationProps = {
  /** In the drawer: the next page replaces the history entry of the open drawer. */
  inDrawer?: boolean
}

/** The entries of sidebar and drawer, in the order of content/navigation.json. */
export function Navigation({ inDrawer = false }: NavigationProps) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label="Portal">
      <ul role="list" className={styles.entries}>
        {navigation.map((entry) => (
          <li
            key={targetOf(entry)}
            data-line={(entry.kind !== 'logout' && entry.lineAfter) || undefined}
          >
            {entry.kind === 'outside' && (
              <a href={entry.address} className={ENTRY} {...NEW_TAB}>
                <Icon shapes={entry.icon} size="1.2em" />
                <span>{entry.label}</span>
                <ExternalLink aria-hidden="true" size="1em" />
              </a>
            )}
            {entry.kind === 'page' && (
              <PageLink entry={entry} isCurrent={isCurrent(entry, path)} inDrawer={inDrawer} />
            )}
            {entry.kind === 'logout' && <Logout label={entry.label} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PageEntry = NavigationEntry & { kind: 'page' }
type PageLinkProps = { entry: PageEntry; isCurrent: boolean; inDrawer: boolean }

/** Remembered: a new page changes only two of about twenty. */
const PageLink = memo(function PageLink({ entry, isCurrent: current, inDrawer }: PageLinkProps) {
  return (
    <Link
      to={pages[entry.page].path}
      className={ENTRY}
      // We set aria-current ourselves, because Tasks is current on several paths.
      activeProps={NOT_BY_ROUTER}
      {...(current && { 'aria-current': 'page' as const })}
      replace={inDrawer}
    >
      <Icon shapes={pageIcons[entry.page] ?? []} size="1.2em" />
      <span>{entry.label}</span>
    </Link>
  )
})

function Logout({ label }: { label: string }) {
  const { logout, leaving } = useLogout()
  return (
    <button type="button" className={ENTRY} disabled={leaving} onClick={logout}>
      {leaving ? <Spinner /> : <LogOut aria-hidden="true" size="1.2em" />}
      <span>{label}</span>
    </button>
  )
}

const ENTRY = `row ${styles.entry}`

const NOT_BY_ROUTER = { 'aria-current': undefined, className: '' }

function isCurrent(entry: PageEntry, path: string): boolean {
  // A plain string prefix, as the specification says: /tasks-turnintin-log highlights Tasks too.
  if (entry.highlight.length > 0) return entry.highlight.some((prefix) => path.startsWith(prefix))
  return path === pages[entry.page].path
}

/** The target of an entry, as its key: labels may repeat, targets do not. */
function targetOf(entry: NavigationEntry): string {
  if (entry.kind === 'page') return entry.page
  return entry.kind === 'outside' ? entry.address : entry.kind
}
