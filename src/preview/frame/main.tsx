import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../portal/theme/tokens.css'
import '../../portal/theme/base.css'
import '../../portal/theme/layout.css'
import { followContent } from '../follow-content.ts'
import type { Content } from '../exchange.ts'
import { answerCalls } from './backend.ts'
import {
  serializedCard,
  serializedPage,
  linkSources,
  replaceEntries,
  storedValues,
} from './live.ts'
import { listen, type FromFrame, type ToFrame } from './messages.ts'
import { giveOwnStorage } from './own-storage.ts'
import { keepFocusOutside } from './keep-focus-outside.ts'
import { passDropsOn } from './pass-drops-on.ts'
import { showAccent, showColours } from '../colours.ts'
import { previewStudent } from './student.ts'

// The document in the frame of the preview. It renders the portal for the student that the switches
// describe. The outer page says which; the server sends each save.

const tell = (message: FromFrame): void => parent.postMessage(message, location.origin)

let content: Content | null = null
let wanted: ToFrame | null = null

giveOwnStorage()
keepFocusOutside()
passDropsOn()
answerCalls(() => {
  if (wanted === null) throw new Error('Nothing is rendered yet')
  return { student: studentOf(wanted), links: wanted.switches.links }
})

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
  replaceEntries({ ...content.entries, ...wanted.tried })
  showAccent(content)
  showColours(wanted.switches.colours)
  // The portal's code reads the list of pages when it is loaded, so content must be there first.
  const { PortalView } = await import('./portal-view.tsx')
  if (content === null || wanted === null) return
  const { path, switches, tried } = wanted
  const { links, lesson, name } = switches
  const view = (
    <PortalView
      // Another student begins anew, as after signing in.
      key={[links, lesson, name].join()}
      path={path}
      // A new object after every save and every tried wording: the portal then loads its page again.
      entries={{ ...content.entries, ...tried }}
      tell={tell}
    />
  )
  flushSync(() => root.render(view))
}

/** The link that can be missing is the first one of the card, or of the page. */
function studentOf({ path, switches }: ToFrame) {
  const { pathname, searchParams } = new URL(path, location.origin)
  const slug = pathname.slice(1) || 'dashboard'
  const open = searchParams.get('card')
  const ids = open === null ? (serializedPage(slug)?.cards ?? []) : [`${slug}/${open}`]
  const links = ids.flatMap((id) => serializedCard(id)?.links ?? [])
  const first = links.find((link) => link.kind === 'stored')
  return previewStudent(
    switches,
    { links: linkSources, values: storedValues },
    first?.kind === 'stored' ? first.key : null,
  )
}
