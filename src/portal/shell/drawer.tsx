import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SchoolMark } from '../ui/school-mark.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './drawer.module.css'

const MOBILE = '(width <= 900px)' // spec 9; the same figure stands in the stylesheets

/**
 * The sidebar of narrow screens: opened by Menu, closed by a press beside it, Escape, following an
 * entry, or Back. Being open is a step of the history, as it is in a phone's own programs.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const open = useLocation({ select: ({ state }) => state.drawer === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  const setOpen = (wanted: boolean) => {
    if (wanted) void navigate({ to: '.', hash: true, state: { drawer: true } })
    else history.back()
  }

  const closeWhenWide = useEffectEvent((mobile: MediaQueryList) => {
    // A phone turned to its side may be wide enough for the sidebar itself.
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
            <SchoolMark />
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Whoever followed an entry is at the heading of its page by now, and stays there; others go back to Menu. */
function leaveFocusOnPage(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault()
}
