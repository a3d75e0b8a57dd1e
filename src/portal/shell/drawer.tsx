import { useLocation, useNavigate } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useBackOnce } from '../use-back-once.ts'
import styles from './drawer.module.css'
import { DrawerPanel } from './drawer-panel.tsx'

const MOBILE = '(max-width: 900px)' // spec 9; the same figure stands in the stylesheets

/**
 * The sidebar of narrow screens. Menu opens it; a press outside, Escape, an entry or Back closes it.
 * Opening it is a step of the history, because Back closes such a drawer in a phone's own apps.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const id = useId()
  const open = useLocation({ select: ({ state }) => state.drawer === true })
  // Until it has slid away.
  const [isShown, setShown] = useState(open)
  if (open && !isShown) setShown(true)
  const navigate = useNavigate()
  const back = useBackOnce()

  const closeWhenWide = useEffectEvent((mobile: MediaQueryList) => {
    // A phone that is turned may become wide enough for the sidebar.
    if (open && !mobile.matches) back()
  })
  useEffect(() => {
    const mobile = matchMedia(MOBILE)
    const listener = () => closeWhenWide(mobile)
    mobile.addEventListener('change', listener)
    return () => mobile.removeEventListener('change', listener)
  }, [])
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        className={styles.trigger ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() =>
          void navigate({ to: '.', hash: true, state: { drawer: true }, resetScroll: false })
        }
      >
        <Menu aria-hidden="true" />
        Menu
      </Button>
      {isShown && (
        <DrawerPanel open={open} opener={id} onClose={back} onGone={() => setShown(false)}>
          {children}
        </DrawerPanel>
      )}
    </>
  )
}
