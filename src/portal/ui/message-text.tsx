import type { ReactNode } from 'react'
import { hasCredentials, linkAddress } from '../../contract/address.ts'
import { splitAtAddresses, type TextPiece } from '../../contract/text-addresses.ts'
import { NEW_TAB } from './new-tab.ts'

/** A message or a task's details as plain text: markup is shown as typed, web addresses become links. */
export function MessageText({ text }: { text: string }) {
  return <>{splitAtAddresses(text).map(part)}</>
}

function part({ text, isAddress }: TextPiece, index: number): ReactNode {
  const href = isAddress ? linkAddress(text, location.origin) : null
  if (href === null || hasCredentials(href)) return text
  return (
    <a key={index} href={href} {...NEW_TAB}>
      {text}
    </a>
  )
}
