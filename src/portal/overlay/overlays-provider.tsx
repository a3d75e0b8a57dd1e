import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { createOverlays, OverlaysContext } from './overlays.ts'

/** Provides the overlays of the pages inside it. The sign-in has none. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [overlays] = useState(() => createOverlays(router))
  useEffect(() => overlays.start(), [overlays])
  return <OverlaysContext value={overlays}>{children}</OverlaysContext>
}
