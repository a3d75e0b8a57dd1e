import { useState } from 'react'
import styles from './avatar.module.css'
import defaultAvatar from './default-avatar.svg'

/** The student's picture; the default image while there is none, or none that is safe or loads. */
export function Avatar({ facecard }: { facecard: string }) {
  const address = imageAddress(facecard)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      className={styles.avatar}
      src={address === null || address === broken ? defaultAvatar : address}
      alt=""
      width={36}
      height={36}
      onError={() => setBroken(address)}
    />
  )
}

/** A stored facecard as an address an image may come from, or null. A relative one counts from the site's root. */
export function imageAddress(facecard: string): string | null {
  if (facecard === '' || facecard.startsWith('//')) return null
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(facecard)) return facecard
  const url = URL.parse(facecard, `${location.origin}/`)
  if (url === null) return null
  return url.protocol === 'https:' || url.origin === location.origin ? url.href : null
}
