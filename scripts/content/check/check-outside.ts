import type { LinkUse } from '../links.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Write } from '../write-in.ts'
import { doubtfulAddress } from './doubtful-address.ts'
import { githubFile, type PathOf } from './github-file.ts'

/** Judges a link that leads out of the portal, to a website or a mail address. */
export function checkOutside(link: LinkUse, write: Write, pathOf: PathOf): Problem[] {
  const { address, place, written } = link
  // What a value holds is told where it is written.
  if (written.includes('{{site.')) return []
  const slip = doubtfulAddress(address)
  if (slip) {
    const { explanation, meant } = slip
    const edit = meant === undefined ? undefined : write(place, address, meant)
    return [error(place, ...explanation, undefined, edit)]
  }
  // (Mails and settings need a whole address.)
  const isText = /^content\/(?!mail\/)[^/]+\//.test(place.file)
  const onGithub = githubFile(address, isText ? pathOf : () => null)
  if (!onGithub) return []
  const { explanation, meant } = onGithub
  const edit = meant === null ? undefined : write(place, address, meant)
  return [warning(place, ...explanation, undefined, edit)]
}
