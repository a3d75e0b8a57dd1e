import { CONTENT_CHANGED } from '../../portal/refresh-content.ts'
import { showAccent } from '../colours.ts'
import { followContent } from '../follow-content.ts'
import { replaceEntries, schoolVersion } from '../frame/live.ts'

// Replaces the compiled content for the portal's code in npm run dev: the same names, whose values
// change with every save. Nothing of the portal runs before the first content is here. What is wrong
// in content stands in the terminal.

export * from '../frame/live.ts'

await followContent((next) => {
  replaceEntries(next.entries)
  showAccent(next)
  dispatchEvent(new CustomEvent(CONTENT_CHANGED, { detail: schoolVersion }))
})
