import DOMPurify, { type Config } from 'dompurify'
import { useMemo } from 'react'
import { imageAddress, linkAddress, readAddress } from '../../contract/address.ts'
import { proseClass } from './prose.ts'
import { NEW_TAB } from './new-tab.ts'

// Only what a task's text needs: DOMPurify's own list keeps forms, styles and ids.
const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img', 'span', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** A task's details: HTML from the backend, reduced to plain text structure. */
export function TaskDetails({ html }: { html: string }) {
  const safe = useMemo(() => sanitise(html), [html])
  // The only place that sets HTML, and only after the allow-list.
  // oxlint-disable-next-line react/no-danger
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: safe }} />
}

function sanitise(html: string): string {
  // A leading <frameset> replaces the body, and DOMPurify then returns nothing. After a line break the
  // parser ignores it.
  const fragment = DOMPurify.sanitize(`<br>${html}`, { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
  fragment.firstChild?.remove()
  // DOMPurify has removed scripts. linkAddress and imageAddress decide which addresses are allowed.
  for (const link of fragment.querySelectorAll('a[href]')) {
    const address = safeAddress(link.getAttribute('href') ?? '')
    setOrRemove(link, 'href', address)
    if (address === null) continue
    for (const [name, value] of Object.entries(NEW_TAB)) link.setAttribute(name, value)
  }
  // The keyboard must reach what scrolls sideways. Safari does not make it focusable by itself.
  for (const block of fragment.querySelectorAll('pre')) block.setAttribute('tabindex', '0')
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'table-scroll'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
  for (const image of fragment.querySelectorAll('img')) {
    setOrRemove(image, 'src', imageAddress(image.getAttribute('src') ?? '', location.origin))
    image.setAttribute('loading', 'lazy')
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  }
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/**
 * The address that a link may lead to. 'starter.zip' looks like a host, but is a relative link to a file that is not
 * here: a host without a scheme needs www. or a path.
 */
function safeAddress(written: string): string | null {
  const isFile =
    readAddress(written)?.kind === 'host' && !/^(?:www\.|[^?#]*\/)/i.test(written.trim())
  return isFile ? null : linkAddress(written, location.origin)
}

function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}
