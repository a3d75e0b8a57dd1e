import { Menu } from 'lucide-react'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { LateOverlay } from '../overlay/late-overlay.tsx'
import { useOverlay, useOverlays } from '../overlay/overlays.ts'
import { latePart, useFetchAhead } from '../parts/late-part.ts'
import { Button } from '../ui/button.tsx'
import styles from './drawer.module.css'

const MOBILE = '(max-width: 900px)' // spec 9; the same figure stands in the stylesheets

const drawerPart = latePart(() => import('./drawer-panel.tsx'))

/**
 * The sidebar of narrow screens. Menu opens it; a press outside, Escape, an entry or Back closes it.
 * Opening it is a step of the history, because Back closes such a drawer in a phone's own apps.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const id = useId()
  const overlays = useOverlays()
  useFetchAhead(drawerPart)
  const open = useOverlay((overlay) => overlay?.kind === 'drawer')

  const closeWhenWide = useEffectEvent((mobile: MediaQueryList) => {
    // A phone that is turned may become wide enough for the sidebar.
    if (open && !mobile.matches) overlays.close()
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
        onClick={() => overlays.open({ kind: 'drawer' })}
      >
        <Menu aria-hidden="true" />
        Menu
      </Button>
      {open && (
        <LateOverlay part={drawerPart} onClose={overlays.close}>
          {({ DrawerPanel }) => (
            <DrawerPanel opener={id} onClose={overlays.close}>
              {children}
            </DrawerPanel>
          )}
        </LateOverlay>
      )}
    </>
  )
}
