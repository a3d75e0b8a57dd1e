import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './drawer.module.css'

const MOBILE = '(width <= 900px)' // spec 9; the same figure stands in the stylesheets

/** The sidebar of narrow screens: opened by Menu, closed by a press beside it, Escape, or following an entry. */
export function Drawer({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const mobile = matchMedia(MOBILE)
    // A phone turned to its side may be wide enough for the sidebar itself.
    const closeWhenWide = () => !mobile.matches && setOpen(false)
    mobile.addEventListener('change', closeWhenWide)
    return () => mobile.removeEventListener('change', closeWhenWide)
  }, [])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button look="quiet" className={styles.trigger ?? ''}>
          <Menu aria-hidden="true" />
          Menu
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined}>
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>Menu</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <X aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children(() => setOpen(false))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
