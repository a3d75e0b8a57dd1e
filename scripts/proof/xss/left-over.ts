/** What is left of a payload in an element that styles, submits, moves, runs or takes a name. Runs in the page. */
export function leftOver(selector: string): string[] {
  const tags =
    /^(?:script|style|link|base|meta|form|input|button|select|option|textarea|iframe|frame|frameset|object|embed|applet|svg|math|template|dialog|video|audio|source|track|noscript|marquee|slot|title|map|area)$/i
  const attributes =
    /^(?:on.*|style|class|id|name|is|slot|part|hidden|role|autofocus|action|formaction|srcdoc|srcset|ping|background|data-.*|aria-.*|xlink:.*|popover.*|contenteditable)$/i
  const safe = /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp);base64,)/i
  const left: string[] = []
  for (const element of document.querySelectorAll(`${selector} *`)) {
    const own = element.localName === 'div' && element.className === 'table-scroll'
    if (tags.test(element.localName)) left.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes) {
      if (attributes.test(name) && !own) left.push(`${name}=${value}`)
      const isAddress = name === 'href' || name === 'src'
      if (isAddress && !safe.test(value) && !value.startsWith('/')) left.push(`${name}=${value}`)
      // Signs out, or leads to another host by what looks like a path.
      if (isAddress && /^\/[/\\\t\n]|^\/[^?#]*backend/i.test(value)) left.push(`${name}=${value}`)
    }
  }
  return left
}

/** The same for a whole page: what no page of ours has, wherever it comes from. Runs in the page. */
export function foreignParts(): string[] {
  const left: string[] = []
  for (const element of document.querySelectorAll('*')) {
    if (/^(?:base|object|embed|applet|frame|frameset|math|marquee)$/i.test(element.localName)) {
      left.push(`<${element.localName}>`)
    }
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || /^srcdoc$/i.test(name)) left.push(`${name}=${value}`)
      const isAddress = /^(?:href|src|action|formaction|xlink:href)$/i.test(name)
      // What a browser would make of it.
      const protocol = isAddress ? new URL(value, location.href).protocol : 'https:'
      const isPicture = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(value)
      if (!/^(?:https?|mailto|tel):$/.test(protocol) && !isPicture) left.push(`${name}=${value}`)
    }
  }
  return left
}

/** Presses everything that can be pressed, and sends every form. Runs in the page. */
export function pressAll(selector: string): void {
  for (const element of document.querySelectorAll(`${selector} *`)) {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    if (element instanceof HTMLFormElement) element.requestSubmit()
  }
}
