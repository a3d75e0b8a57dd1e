import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../../src/portal/theme/tokens.css'
import '../../../../src/portal/theme/base.css'
import '../../../../src/portal/theme/layout.css'
import type { Content } from '../exchange.ts'
import { answerCalls, storedLinks } from './backend.ts'
import { findWords } from './find-words.ts'
import { replaceContent, setClock } from './live.ts'

// The document in the frame of the preview. It shows the portal to a student. The page around it says what to show.

export type Shown = Pick<Content, 'school' | 'entries'> & {
  /** The path of the portal, such as /payments?card=receipt-upload. */
  readonly path: string
  /** As in the state of the preview; '' shows all cards, as of now. */
  readonly day: string
  /** The words that the writer seeks. */
  readonly sought: string
  /** Called when the writer followed a link inside the portal, opened a card or closed one. */
  readonly onWent: (path: string) => void
}

declare global {
  interface Window {
    /** Of the frame, once it has loaded: shows what has changed. */
    showPortal?: (changed: Partial<Shown>) => void
  }
}

let shown: Partial<Shown> = {}

// The portal runs without a storage. In this one it would leave a student's data on the writer's computer, and its
// Logout would remove the writer's unsaved words.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get: () => {
      throw new Error('The portal in the preview has no storage')
    },
  })
}
keepFocusOutside()
answerCalls(() => storedLinks(shown.school ?? null))

const element = document.getElementById('root')
if (element === null) throw new Error('frame.html has no element #root')
const root = createRoot(element)

window.showPortal = (changed) => {
  shown = { ...shown, ...changed }
  void render()
}

async function render(): Promise<void> {
  const { path, day = '', school = null, entries, sought = '', onWent } = shown
  if (path === undefined || entries === undefined) return
  replaceContent({ school, entries }, day !== '')
  setClock(day, school?.site.utcOffsets ?? [])
  // The portal's code reads the list of pages when it is loaded, so content must be there first.
  const { PortalView } = await import('./portal-view.tsx')
  flushSync(() =>
    root.render(
      <>
        <style>{school?.accent}</style>
        {/* The portal reads the day and the settings only at its start. */}
        <PortalView
          key={`${day} ${JSON.stringify(school)}`}
          path={path}
          entries={entries}
          onWent={(now) => onWent?.(now)}
        />
      </>,
    ),
  )
  findWords(sought)
}

/**
 * Lets the frame take the focus only while the writer is in it. A modal focuses itself when it opens:
 * that would pull the writer out of the list or the form.
 */
function keepFocusOutside(): void {
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
