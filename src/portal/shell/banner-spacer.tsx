import { useEffect, useRef, useState } from 'react'
import { useBanner } from './banner-provider.tsx'
import styles from './message-banner.module.css'

/**
 * Space at the end of the page for the banner that covers it. It stays until it is out of view, because
 * removing it in view would make the page jump.
 */
export function BannerSpacer() {
  const { visible: isNeeded } = useBanner()
  const room = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  if (isNeeded && !isThere) setThere(true)
  useEffect(() => {
    if (isNeeded || !isThere) return undefined
    const look = () => {
      const top = room.current?.getBoundingClientRect().top ?? 0
      if (top >= innerHeight) setThere(false)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [isNeeded, isThere])
  return isThere && <div ref={room} className={styles.room} />
}
