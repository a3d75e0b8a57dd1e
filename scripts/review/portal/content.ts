import type { Content } from '../../preview/pages/exchange.ts'
import { answerCalls, storedLinks } from '../../preview/pages/frame/backend.ts'
import { replaceContent } from '../../preview/pages/frame/live.ts'

declare global {
  interface Window {
    /** The version of content to show; the page has it before this program. */
    content: Content
  }
}

// The portal's code reads the list of pages when it is loaded, so content must be there first.
replaceContent(window.content)
const { school } = window.content
// A lesson time would count down, and differ from one picture to the next.
const links = storedLinks(school && { ...school, storedValues: {} })
answerCalls(() => links)
