import DOMPurify, { type Config } from 'dompurify'
import { useMemo } from 'react'
import { imageAddress, linkAddress, readAddress } from '../../../contract/address.ts'
import { DETAILS_MEDIA, DETAILS_TAGS, isHtml } from '../../../contract/details.ts'
import { MessageText } from '../../ui/message-text.tsx'
import { NEW_TAB } from '../../ui/new-tab.ts'
import styles from '../../ui/prose.module.css'
import { proseClass } from '../../ui/prose.ts'

// DOMPurify's own list keeps forms, styles and ids.
const ALLOWED: Config = {
  ALLOWED_TAGS: [...DETAILS_TAGS],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * A task's details: HTML from the backend, reduced to plain text structure. Teachers also paste plain text, which is
 * shown with its lines.
 */
export function TaskDetails({ html }: { html: string }) {
  const safe = useMemo(() => (isHtml(html) ? sanitise(html) : null), [html])
  if (safe === null) {
    return (
      <div className={proseClass}>
        <p className={styles.lines}>
          <MessageText text={decodeEntities(html)} />
        </p>
      </div>
    )
  }
  // The only place that sets HTML, and only after the allow-list.
  // oxlint-disable-next-line react/no-danger
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: safe }} />
}

function sanitise(html: string): string {
  const fragment = DOMPurify.sanitize(linkMedia(html), { ...ALLOWED, RETURN_DOM_FRAGMENT: true })
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

/** Puts a link in the place of each video and the like, which DOMPurify removes without a trace. */
function linkMedia(html: string): string {
  const body = parse(html)
  for (const medium of body.querySelectorAll([...DETAILS_MEDIA.keys()].join())) {
    const source = medium.matches('[src], [data]') ? medium : medium.querySelector('[src]')
    const address = safeAddress(source?.getAttribute('src') ?? source?.getAttribute('data') ?? '')
    const link = document.createElement('a')
    link.href = address ?? ''
    link.textContent = medium.getAttribute('title') || (DETAILS_MEDIA.get(medium.localName) ?? '')
    medium.replaceWith(address === null ? '' : link)
  }
  return body.innerHTML
}

/**
 * The text of HTML without tags. A backend that stores HTML writes 'Tom &amp; Jerry' there, too. An entity has its
 * semicolon: '&copy=2' is part of an address.
 */
function decodeEntities(html: string): string {
  const escaped = html.replaceAll(/&(?!#?\w+;)/g, '&amp;').replaceAll('<', '&lt;')
  return parse(escaped).textContent.trim()
}

/** Parses HTML in a document that neither runs nor loads anything. A <frameset> cannot replace its body. */
function parse(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = html
  return body
}

/**
 * The address that a link may lead to. 'starter.zip' looks like a host, but is a relative link to a file that is not
 * here: a host without a scheme needs www. or a path.
 */
function safeAddress(href: string): string | null {
  const isFile = readAddress(href)?.kind === 'host' && !/^(?:www\.|[^?#]*\/)/i.test(href.trim())
  return isFile ? null : linkAddress(href, location.origin)
}

function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}
