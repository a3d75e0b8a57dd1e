import { useState } from 'react'
import { imageAddress } from '../../contract/address.ts'
import defaultAvatar from './default-avatar.svg'
import styles from '../ui/mark.module.css'

/** The student's picture, or the default image if it is missing, unsafe or fails to load. */
export function Avatar({ facecard }: { facecard: string }) {
  const address = imageAddress(facecard, location.origin)
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
