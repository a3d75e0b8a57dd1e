import { AlertDialog } from 'radix-ui'
import type { ReactElement } from 'react'

/** Makes a panel that is on the page already an alert dialog: it keeps the focus, and nothing closes it. */
export function AlertFrame({ children }: { children: ReactElement }) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Content asChild onOpenAutoFocus={(event) => event.preventDefault()}>
        {children}
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
