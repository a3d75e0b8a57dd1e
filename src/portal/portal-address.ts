import * as v from 'valibot'

/** The search parameters of an address. The portal reads `card`: the card whose modal is open. */
export const searchSchema = v.record(v.string(), v.string())

export type Search = Readonly<v.InferOutput<typeof searchSchema>>

// TanStack's own parser would read `?card=12` as a number, and write the slash of `classes/class-link`
// as %2F.

/** Ignores a card that is named twice. Keeps all other parameters. */
export function readSearch(text: string): Search {
  const parameters = new URLSearchParams(text)
  if (parameters.getAll('card').length > 1) parameters.delete('card')
  return Object.fromEntries(parameters)
}

export function writeSearch(search: Search): string {
  const parameters = Object.entries(search).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`,
  )
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

/**
 * A card's name in the address of a page: `class-link` in the page's own folder, otherwise
 * `classes/class-link`.
 */
export function cardName(slug: string, id: string): string {
  return id.startsWith(`${slug}/`) ? id.slice(slug.length + 1) : id
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/')
}

/** An address with a stray % cannot be decoded. With the % escaped it is simply an unknown page. */
export function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname)
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
  }
  return url
}
