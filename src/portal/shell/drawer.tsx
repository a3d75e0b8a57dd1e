import { useLocation, useNavigate } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useStudent } from '../api/use-student.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useBackOnce } from '../use-back-once.ts'
import styles from './drawer.module.css'

const MOBILE = '(max-width: 900px)' // spec 9; the same figure stands in the stylesheets

/**
 * The sidebar of narrow screens. Menu opens it; a press outside, Escape, an entry or Back closes it.
 * Opening it is a step of the history, because Back closes such a drawer in a phone's own apps.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const open = useLocation({ select: ({ state }) => state.drawer === true })
  const { fullName, cohort, facecard } = useStudent()
  const navigate = useNavigate()
  const back = useBackOnce()
  const setOpen = (wanted: boolean) => {
    if (wanted) void navigate({ to: '.', hash: true, state: { drawer: true } })
    else back()
  }

  const closeWhenWide = useEffectEvent((mobile: MediaQueryList) => {
    // A phone that is turned may become wide enough for the sidebar.
    if (open && !mobile.matches) setOpen(false)
  })
  useEffect(() => {
    const mobile = matchMedia(MOBILE)
    const listener = () => closeWhenWide(mobile)
    mobile.addEventListener('change', listener)
    return () => mobile.removeEventListener('change', listener)
  }, [])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button variant="quiet" className={styles.trigger ?? ''}>
          <Menu aria-hidden="true" />
          Menu
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={leaveFocusOnPage}
        >
          <header className={styles.header}>
            <Avatar facecard={facecard} />
            <p className={styles.student}>
              <strong>{fullName.trim() || 'User'}</strong>
              <span>{cohort}</span>
            </p>
            <Dialog.Title asChild>
              <VisuallyHidden>Menu</VisuallyHidden>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </header>
          {children}
          <footer className={styles.foot}>
            <SchoolMark />
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** After an entry was followed the focus is on the new page's heading. It goes back to Menu otherwise. */
function leaveFocusOnPage(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault()
}
