import type { Explanation, Problem } from '../problem.ts'
import { problemHere, writtenNode, type NodeContext } from './node-context.ts'

/** Tags of web pages, and remarks that stand between <!-- and -->. */
export function checkTags(context: NodeContext): Problem[] {
  return [problemHere(context, ...(writtenNode(context).startsWith('<!--') ? REMARK : TAGS))]
}

const REMARK: Explanation = [
  'This is a remark for those who write, and readers would see it.',
  'Remove all of it, from <!-- to -->.',
]

const TAGS: Explanation = [
  'Tags such as <b> do not work here; readers would see them.',
  'Write **bold**, [words](address), or - and a space for a list; remove other tags.',
]
