import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../portal/theme/tokens.css'
import '../../portal/theme/base.css'
import '../../portal/theme/layout.css'
import type { StoredLinks } from '../../contract/links.ts'
import { showAccent } from '../accent.ts'
import type { Content } from '../exchange.ts'
import { followContent } from '../follow-content.ts'
import { answerCalls } from './backend.ts'
import { findWords } from './find-words.ts'
import { keepFocusOutside } from './keep-focus-outside.ts'
import { replaceContent } from './live.ts'
import { listen, type FromFrame, type ToFrame } from './messages.ts'
import { setClock } from './own-clock.ts'
import { giveOwnStorage } from './own-storage.ts'
import { storedLinks } from './stored-links.ts'

// The document in the frame of the preview. It shows the portal to a student. The outer page
// sends the path and the day, and the server sends each save.

const tell = (message: FromFrame): void => parent.postMessage(message, location.origin)

let content: Content | null = null
let wanted: ToFrame | null = null
let links: StoredLinks = {}

giveOwnStorage()
keepFocusOutside()
answerCalls(() => links)

const element = document.getElementById('root')
if (element === null) throw new Error('frame.html has no element #root')
const root = createRoot(element)

listen(
  () => parent,
  (message) => {
    wanted = message as ToFrame
    void render()
  },
)
void followContent((next) => {
  content = next
  void render()
})
tell({ kind: 'ready' })

async function render(): Promise<void> {
  if (content === null || wanted === null) return
  const { path, day, tried, sought } = wanted
  // A new object after every save and every trial makes the portal load its page again.
  const shown = { ...content, entries: { ...content.entries, ...tried } }
  replaceContent(shown, day !== '')
  setClock(day, shown.school?.site.utcOffsets ?? [])
  showAccent(shown.school)
  links = storedLinks(shown.school)
  // The portal's code reads the list of pages when it is loaded, so content must be there first.
  const { PortalView } = await import('./portal-view.tsx')
  flushSync(() =>
    root.render(
      // Another day starts again, as after signing in.
      <PortalView key={day} path={path} entries={shown.entries} tell={tell} />,
    ),
  )
  findWords(sought)
}
