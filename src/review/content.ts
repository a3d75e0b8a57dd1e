import type { Content } from '../preview/exchange.ts'
import { replaceContent } from '../preview/frame/live.ts'

declare global {
  interface Window {
    /** The version of content to show; the page has it before this program. */
    content: Pick<Content, 'school' | 'entries'>
  }
}

// The portal's code reads the list of pages when it is loaded, so content must be there first.
replaceContent(window.content)
