import type { LinkUse } from '../links.ts'
import { error, type Problem } from '../problem.ts'

/** Where forms of Google and Microsoft are made. */
const WORKSHOP =
  /^https:\/\/(?:docs\.google\.com\/forms\/(?:u\/\d\/)?d\/[^/?#]+\/edit|forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\/Pages\/DesignPage)/i

/** A link that leads to a form as its makers see it. */
export function checkOutside({ address, place }: LinkUse): Problem[] {
  if (!WORKSHOP.test(address)) return []
  const sentence =
    'This address opens the form for those who change it, not for those who fill it in.'
  return [error(place, sentence, SEND)]
}

const SEND =
  'Open the form, choose Send or Collect responses, and copy the address that is shown there for a link.'
