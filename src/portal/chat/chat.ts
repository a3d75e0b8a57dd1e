import '../theme/tokens.css'
import '../theme/base.css'
import { applyStoredTheme, followTheme } from '../theme/theme.ts'
import { CHAT_SANDBOX } from '../../content/chat-sandbox.ts'
import { site } from '../../content/compiled/index.ts'
import type { Site } from '../../content/types.ts'
import { supportLinks } from '../ui/support-links.ts'
import styles from './chat.module.css'

// The page inside the chat frame. A vendor's code runs only here: this page has no session, and only
// its own security policy names the vendor. The build inlines style and script into chat.html.

applyStoredTheme()
// The student may switch the theme in the portal while the frame is open.
followTheme()

const root = document.getElementById('chat')
if (root === null) throw new Error('chat.html has no element #chat')
show(root)

function show(root: HTMLElement): void {
  switch (site.chat.kind) {
    case 'contacts':
      return root.replaceChildren(...contacts(site.support))
    case 'frame': {
      const frame = document.createElement('iframe')
      frame.src = site.chat.address
      frame.title = 'Chat'
      // It keeps its own origin, which is not the portal's.
      frame.sandbox = `${CHAT_SANDBOX} allow-same-origin`
      // The chat's vendor checks which site frames the page.
      frame.referrerPolicy = 'strict-origin'
      frame.className = styles.frame ?? ''
      return root.replaceChildren(frame)
    }
    case 'script': {
      // A vendor's script covers the contacts. They stay visible if it does not load, or fails without
      // storage.
      root.replaceChildren(...contacts(site.support))
      const script = document.createElement('script')
      script.src = site.chat.address
      script.async = true
      return document.head.append(script)
    }
  }
}

function contacts(support: Site['support']): HTMLElement[] {
  const page = element('div', '')
  page.className = styles.contacts ?? ''
  page.append(
    element('h1', 'Talk to us'),
    element('p', `We reply ${support.hours}.`),
    ...supportLinks(support).map(([address, words]) => link(address, words)),
    element('p', 'Include your full name, cohort and student ID, so that we can help you sooner.'),
  )
  return [page]
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function link(address: string, text: string): HTMLElement {
  const made = document.createElement('a')
  made.href = address
  made.textContent = text
  made.target = '_blank'
  return made
}
