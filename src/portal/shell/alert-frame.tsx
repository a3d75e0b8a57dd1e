import { AlertDialog } from 'radix-ui'
import type { ReactElement } from 'react'

/** Turns a panel that is already on the page into an alert dialog. It traps the focus; nothing closes it. */
export function AlertFrame({ children }: { children: ReactElement }) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Content asChild onOpenAutoFocus={(event) => event.preventDefault()}>
        {children}
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
