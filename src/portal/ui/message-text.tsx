import type { ReactNode } from 'react'
import { linkAddress } from '../../contract/address.ts'

/** A message as plain text: markup is shown as typed, web addresses become links. */
export function MessageText({ text }: { text: string }) {
  return <>{text.split(WEB_ADDRESS).map(part)}</>
}

// Punctuation at the end of an address belongs to the sentence around it.
const WEB_ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}])/i

// Splitting by a pattern with one group puts the matches at the odd indices.
function part(text: string, index: number): ReactNode {
  const href = index % 2 === 1 ? linkAddress(text, location.origin) : null
  if (href === null) return text
  return (
    <a key={index} href={href} target="_blank" rel="noopener noreferrer" title="Opens in a new tab">
      {text}
    </a>
  )
}
