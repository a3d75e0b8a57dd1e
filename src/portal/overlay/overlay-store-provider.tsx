import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { createOverlayStore, OverlayStoreContext } from './overlay-store.ts'

/** Provides the store of the open overlay. The sign-in pages have none. */
export function OverlayStoreProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [store] = useState(() => createOverlayStore(router))
  useEffect(() => store.start(), [store])
  return <OverlayStoreContext value={store}>{children}</OverlayStoreContext>
}
