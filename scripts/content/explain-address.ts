/** What is wrong with an address that cannot be used, in plain words. */
export function explainAddress(address: string): readonly [sentence: string, advice: string] {
  if (address.trim() === '') {
    return [
      'The address is empty.',
      'Write where the link leads, such as https://example.org/form.',
    ]
  }
  if (/\s/.test(address)) {
    return [`The address ${address} has a space in it.`, 'Remove the space, or write %20 for it.']
  }
  if (/^(?:javascript|data|vbscript|file|blob):/i.test(address)) {
    return [`The address ${address} is not safe.`, ALLOWED]
  }
  if (/^\/[/\\]/.test(address)) {
    return [
      `The address ${address} begins with two slashes.`,
      'Write one slash for a page of the portal, or https:// for another website.',
    ]
  }
  if (/^mailto:/i.test(address)) {
    return [`${address} is no e-mail address.`, 'Write it like mailto:support@example.org.']
  }
  if (/^tel:/i.test(address)) {
    return [
      `${address} is no telephone number.`,
      'Write it without spaces, like tel:+2348000000000.',
    ]
  }
  if (/^https?:\/\/[^/]*@/i.test(address)) {
    return [
      `The address ${address} holds an @ before its host, which hides where it leads.`,
      'Remove everything between https:// and the @.',
    ]
  }
  if (/^https?:\/\/[^/]/i.test(address)) {
    return [
      `The address ${address} has no complete host.`,
      'Write the whole host, as in https://example.org/form.',
    ]
  }
  if (/^[\w.+-]+@[\w.-]+$/.test(address)) {
    return [`${address} is an e-mail address without mailto:.`, `Write mailto:${address}.`]
  }
  if (/^\w{2,6}:?\/+/i.test(address) && /^h|^\w*tp/i.test(address)) {
    const rest = address.replace(/^\w+:?\/+/, '')
    return [
      `The address ${address} does not begin as an address does.`,
      `Did you mean https://${rest}?`,
    ]
  }
  if (
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u.test(address) &&
    !/\.md$/i.test(address)
  ) {
    return [`The address ${address} lacks its beginning.`, `Write https://${address}.`]
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return [`The address ${address} is of a kind that the portal does not open.`, ALLOWED]
  }
  return [`${address} is no address.`, ALLOWED]
}

const ALLOWED =
  'Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.'
