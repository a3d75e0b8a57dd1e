import { CONTENT_CHANGED } from '../../portal/refresh-content.ts'
import { showAccent } from '../colours.ts'
import { followContent } from '../follow-content.ts'
import { replaceContent, schoolVersion } from '../frame/live.ts'

// Replaces the compiled content for the portal's code in npm run dev: the same names, whose values
// change with every save. The portal waits for the first content. The terminal shows its problems.

export * from '../frame/live.ts'

await followContent((content) => {
  replaceContent(content)
  showAccent(content.school)
  dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail: schoolVersion }))
})
