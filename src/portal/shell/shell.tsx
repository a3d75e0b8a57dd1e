import { CatchBoundary, getRouteApi, Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../content/compiled/index.ts'
import { useLinks } from '../api/use-links.ts'
import { BannerProvider, useBanner } from './banner-provider.tsx'
import { BannerSpacer } from './banner-spacer.tsx'
import { ErrorPage } from './error-page.tsx'
import { Drawer } from './drawer.tsx'
import { DeactivatedDialog } from './deactivated-dialog.tsx'
import { BackgroundSubmissionNotice } from './background-submission-notice.tsx'
import { LogoutProvider, useLogout } from './logout.tsx'
import { MessagesButton } from './messages-button.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'
import { Button } from '../ui/button.tsx'
import { LinksContext } from '../cards/text.tsx'
import { useNarrow } from './use-narrow.ts'
import { TopBar } from './top-bar.tsx'

const route = getRouteApi('/protected')
const PAGE = 'main'

/** The frame of every protected page. A deactivated student sees only a dialog. */
export function Shell() {
  const { session } = route.useRouteContext()
  const address = useLocation({ select: (location) => location.href })
  return (
    <LogoutProvider>
      <CatchBoundary getResetKey={() => address} errorComponent={FailedShell}>
        {session.kind === 'active' ? <ActiveShell /> : <DeactivatedDialog />}
      </CatchBoundary>
    </LogoutProvider>
  )
}

/** Replaces a frame that threw an error. The student still learns of a submission and can still log out. */
function FailedShell({ error }: { error: unknown }) {
  const { logout, leaving } = useLogout()
  return (
    <main className={styles.main}>
      <BackgroundSubmissionNotice />
      <div className="blocks">
        <ErrorPage error={error} />
        <div>
          <Button variant="secondary" busy={leaving} onClick={logout}>
            Logout
          </Button>
        </div>
      </div>
    </main>
  )
}

function ActiveShell() {
  return (
    <StudentLinks>
      <BannerProvider>
        <Frame>
          <a href={`#${PAGE}`} className={`no-print ${styles.skip}`}>
            Skip to content
          </a>
          <TopBar
            menu={
              <Drawer>
                <Navigation inDrawer />
              </Drawer>
            }
            messages={<MessagesButton />}
          />
          <Sidebar />
          <main id={PAGE} tabIndex={-1} className={styles.main}>
            <OfflineNotice />
            <BackgroundSubmissionNotice />
            <Outlet />
          </main>
          <footer className={`no-print ${styles.foot}`}>
            <Link to={pages.accessibility.path}>{pages.accessibility.title}</Link>
            <BannerSpacer />
          </footer>
        </Frame>
      </BannerProvider>
    </StudentLinks>
  )
}

/** Narrow screens have the drawer: do not render twenty hidden links there. */
function Sidebar() {
  return (
    !useNarrow() && (
      <div className={`no-print ${styles.sidebar}`}>
        <Navigation />
      </div>
    )
  )
}

/** Gives content the student's links and values. */
function StudentLinks({ children }: { children: ReactNode }) {
  return <LinksContext value={useLinks()}>{children}</LinksContext>
}

function Frame({ children }: { children: ReactNode }) {
  const { visible } = useBanner()
  return (
    <div className={styles.shell} data-banner={visible || undefined}>
      {children}
    </div>
  )
}
