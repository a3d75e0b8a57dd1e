import { textOf } from '../../../src/content/markdown/tree.ts'
import { fillPlainText } from '../../../src/content/values.ts'
import { readAddress } from '../../../src/contract/address.ts'
import { linkUse, type LinkUse } from '../links.ts'
import { error, warning, type Problem } from '../problem.ts'
import { createFinder, placeAt } from '../source.ts'
import { checkValues } from '../vocabulary/check-text.ts'
import { checkLinkEdges } from './check-link-edges.ts'
import { pictureFile } from './check-picture.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** Whether the node holds an address that a student can follow: a link's own, or one that a link names. */
export function isLink(context: NodeContext): boolean {
  const { node, referredBy } = context
  // (Signs that do not belong in an address have been told, and pictures without their sign.)
  if (BY_MISTAKE.test(node.url ?? '') || isOfPicture(context)) return false
  return node.type === 'link' || (node.type === 'definition' && referredBy === 'linkReference')
}

/** (An address with escapes in it stands in the file otherwise than it is read; then its link is the place.) */
export function linkOf(context: NodeContext): LinkUse {
  const { node, text, vocabulary, start } = context
  const { url = '' } = node
  // The words may be the same as the address.
  const words = node.type === 'link' ? writtenNode(context).lastIndexOf('](') : 0
  const place = createFinder(text.source, start + Math.max(0, words))(url)
  return linkUse(fillPlainText(url, vocabulary.values), place, url)
}

/** A link without words, or with values in its address that are none. Where it leads is checked later. */
export function checkLink(context: NodeContext): Problem[] {
  if (isOfPicture(context)) return [noSignOfPicture(context)]
  return [
    ...checkLinkWords(context),
    ...checkLinkEdges(context),
    ...checkAddress(context),
    ...checkSigns(context),
    ...checkOtherAddress(context),
  ]
}

/** Whether a link leads to the file of a picture: the sign before it is missing. */
function isOfPicture(context: NodeContext): boolean {
  return context.vocabulary.pictures.has(pictureFile(context))
}

function noSignOfPicture({ text: { source }, start }: NodeContext): Problem {
  const isApart = source.text.slice(0, start).endsWith('! ')
  const edit = isApart
    ? { start: start - 1, end: start, text: '' }
    : { start, end: start, text: '!' }
  const sentence = isApart
    ? 'A space stands between the sign ! and [, so this is no picture.'
    : 'The sign ! is missing before [, so this is no picture.'
  return error(placeAt(source, edit.start), sentence, 'Write it right before [.', undefined, edit)
}

/** Words that are one address alone, where the link leads to another one. */
function checkOtherAddress({ node, text, vocabulary, start }: NodeContext): Problem[] {
  const words = fillPlainText(textOf(node), vocabulary.values).trim()
  const address = fillPlainText(node.url ?? '', vocabulary.values)
  const isAddress = /^(?:https?:\/\/|www\.|[^\s@/:]+@)[^\s@]+\.[^\s@]+$/i.test(words)
  const [shown, leads] = [goalOf(words), goalOf(address)]
  if (!isAddress || shown === null || leads === null || shown === leads) return []
  const sentence = `The words of this link are the address ${words}, and it leads to ${address}.`
  const advice = 'Write the one that is right in both places.'
  return [warning(placeAt(text.source, start), sentence, advice)]
}

/** The mailbox or the website that an address leads to; null where it leads to neither. */
function goalOf(address: string): string | null {
  const mail = /^(?:mailto:)?([^\s@/:?]+@[^\s@/:?]+)(?:\?|$)/i.exec(address)?.[1]
  if (mail !== undefined) return mail.toLowerCase()
  const read = readAddress(/^www\./i.test(address) ? `https://${address}` : address)
  return read?.kind === 'web' ? read.host.replace(/^www\./, '') : null
}

/** What word processors make of quotes and hyphens, also in addresses. */
const BY_MISTAKE = /[“”„‘’–—‐‑−\u00a0]/

function checkSigns({ node: { url = '' }, text, start }: NodeContext): Problem[] {
  if (!BY_MISTAKE.test(url)) return []
  const at = text.source.text.indexOf(url, start)
  const meant = url.replace(/[“”„‘’\u00a0]/g, '').replace(/[–—‐‑−]/g, '-')
  const sentence = `The address ${url} has a sign in it that a word processor made.`
  const advice = 'Write a plain hyphen, and no quotes.'
  const edit = at === -1 ? undefined : { start: at, end: at + url.length, text: meant }
  return [error(placeAt(text.source, at === -1 ? start : at), sentence, advice, undefined, edit)]
}

export function checkLinkWords(context: NodeContext): Problem[] {
  const { node } = context
  if (textOf(node).trim() !== '' || node.children?.some(({ type }) => type === 'image')) return []
  const advice = 'Write the words between the square brackets: [words](address).'
  return [problemHere(context, 'This link has no words to click.', advice)]
}

/** An address with a name, as in [name]: address, that nothing refers to. */
export function checkDefinition(context: NodeContext): Problem[] {
  if (isLink(context)) return checkAddress(context)
  if (context.referredBy !== undefined) return []
  const sentence = 'No link uses this address, so the line is not shown.'
  const advice = 'Write [words](address) where the link belongs, or remove this line.'
  return [problemHere(context, sentence, advice)]
}

function checkAddress({ node, text, vocabulary, start }: NodeContext): Problem[] {
  const placeOf = createFinder(text.source, start)
  return checkValues(
    { text: node.url ?? '', placeOf, storedValues: false, source: text.source },
    vocabulary,
  )
}
