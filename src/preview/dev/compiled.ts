import { CONTENT_AGAIN } from '../../portal/show-content-again.ts'
import { showAccent } from '../colours.ts'
import type { Content } from '../exchange.ts'
import { followConnection, followContent } from '../follow-content.ts'
import { replaceEntries, schoolVersion } from '../frame/live.ts'
import { showNotice } from './dev-notice.ts'

// Replaces the compiled content for the portal's code in npm run dev: the same names, whose values
// change with every save. Nothing of the portal runs before the first content is here.

export * from '../frame/live.ts'

let content: Content | null = null
let isConnected = true

followConnection((is) => {
  isConnected = is
  showNotice(content, isConnected)
})

await followContent((next) => {
  content = next
  replaceEntries(next.entries)
  showAccent(next)
  showNotice(next, isConnected)
  dispatchEvent(new CustomEvent(CONTENT_AGAIN, { detail: schoolVersion }))
})
