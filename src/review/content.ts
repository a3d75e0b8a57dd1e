import type { Content } from '../preview/exchange.ts'
import { answerCalls } from '../preview/frame/backend.ts'
import { replaceContent } from '../preview/frame/live.ts'
import { previewStudent } from '../preview/frame/student.ts'
import { readState } from '../preview/state.ts'

declare global {
  interface Window {
    /** The version of content to show; the page has it before this program. */
    content: Content
  }
}

// The portal's code reads the list of pages when it is loaded, so content must be there first.
replaceContent(window.content)
// A lesson time would count down, and differ from one picture to the next.
const student = previewStudent({ ...readState('').switches, lesson: 'unset' }, window.content, '/')
answerCalls(() => student)
