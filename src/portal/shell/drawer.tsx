import { Menu } from 'lucide-react'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { useOverlay, useOverlayStore } from '../overlay/overlay-store.ts'
import { lazyModule, usePrefetch } from '../lazy/lazy-module.ts'
import { Button } from '../ui/button.tsx'
import { useNarrow } from './use-narrow.ts'
import styles from './top-bar.module.css'

const lazyDrawer = lazyModule(() => import('./drawer-panel.tsx'))

/**
 * The sidebar of narrow screens. Menu opens it; a press outside, Escape, an entry or Back closes it.
 * Opening adds a history entry, because Back closes a drawer in native apps.
 */
export function Drawer({ children }: { children: ReactNode }) {
  const id = useId()
  const store = useOverlayStore()
  usePrefetch(lazyDrawer)
  const open = useOverlay((overlay) => overlay?.kind === 'drawer')

  const isNarrow = useNarrow()
  // A rotated phone may become wide enough for the sidebar.
  const closeWhenWide = useEffectEvent((hasSidebar: boolean) => {
    if (open && hasSidebar) store.close()
  })
  useEffect(() => closeWhenWide(!isNarrow), [isNarrow])
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        className={styles.menu ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => store.open({ kind: 'drawer' })}
      >
        <Menu aria-hidden="true" />
        Menu
      </Button>
      {open && (
        <LazyOverlay module={lazyDrawer} onClose={store.close}>
          {({ DrawerPanel }) => (
            <DrawerPanel returnFocusTo={id} onClose={store.close}>
              {children}
            </DrawerPanel>
          )}
        </LazyOverlay>
      )}
    </>
  )
}
