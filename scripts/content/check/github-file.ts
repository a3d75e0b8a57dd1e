import type { Explanation } from '../problem.ts'

/** A link to a file on GitHub, and the page or card that the file makes, where content has it. */
export type GithubFile = { readonly explanation: Explanation; readonly meant: string | null }

const FILE =
  /^https?:\/\/(?:(?:www\.)?github\.com\/[^/]+\/[^/]+\/(?:blob|edit|raw|blame|tree)\/[^/]+\/?|raw\.githubusercontent\.com\/[^/]+\/[^/]+\/(?:refs\/heads\/)?[^/]+\/|github\.dev\/[^/]+\/[^/]+\/?)([^?#]*)/i

/** The address in the portal of a page, or of one of its cards; null where there is none. */
export type PathOf = (page: string, card: string | null) => string | null

/**
 * What to say of an address that shows a file on GitHub, as one has it who changed the texts there; null
 * where it shows something else.
 */
export function githubFile(address: string, pathOf: PathOf): GithubFile | null {
  const file = FILE.exec(address)?.[1]
  if (file === undefined) return null
  const [, page, name] = /(?:^|\/)content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? []
  const meant =
    page === undefined || name === undefined ? null : pathOf(page, name === 'page' ? null : name)
  const sentence = 'This address shows a file on GitHub, where students have nothing to do.'
  return { explanation: [sentence, meant === null ? NO_FILE : `Write ${meant}`], meant }
}

const NO_FILE =
  'Write the address of the page or card that students are to see. Leave it only if they need this very file.'
