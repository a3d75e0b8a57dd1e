import { fillPlainText } from '../../src/content/values.ts'
import { textOf, walk, type TreeNode } from '../../src/content/markdown/tree.ts'
import { checkValues, type Checking } from './check-text.ts'
import { placeOf, type Place, type Source } from './source.ts'

/** An address that a text leads to, to be judged when all pages are known. */
export type LinkUse = { readonly address: string; readonly place: Place }

export type MarkdownText = {
  readonly source: Source
  readonly body: string
  readonly bodyStart: number
  /** The heading level around the text: 1 for a page's own text, 2 for a card's message. */
  readonly headingAbove: number
  /** Whether a picture's file is there. */
  readonly hasPicture: (file: string) => boolean
}

/** Looks through a text's Markdown, reports what is wrong and returns its links. */
export function inspectMarkdown(tree: TreeNode, text: MarkdownText, checking: Checking): LinkUse[] {
  const { values, report } = checking
  const links: LinkUse[] = []
  const definitions = new Map<string, TreeNode>()
  let heading = text.headingAbove

  const startOf = (nodes: readonly TreeNode[]): number => {
    const offset = nodes
      .map((node) => node.position?.start.offset)
      .find((start) => start !== undefined)
    return text.bodyStart + (offset ?? 0)
  }

  walk(tree, (node, parents) => {
    const start = startOf([node, ...parents.toReversed()])
    const here = placeOf(text.source, '', start)
    const wordsPlace = (words: string): Place => placeOf(text.source, words, start)
    const rules = { storedValues: !parents.some(isHeading), placeOf: wordsPlace }
    if (node.value !== undefined && node.type !== 'html') checkValues(node.value, rules, checking)

    if (node.type === 'html') {
      report(
        here,
        'HTML is shown as it is written here, not followed.',
        'Use Markdown instead: **bold**, [words](address), - for a list.',
      )
    } else if (isHeading(node)) {
      checkHeading(node)
    } else if (node.type === 'definition') {
      if (!definitions.has(node.identifier ?? '')) definitions.set(node.identifier ?? '', node)
      addLink(node)
    } else if (node.type === 'link' || node.type === 'linkReference') {
      if (textOf(node).trim() === '' && !node.children?.some(isPicture)) {
        report(
          here,
          'This link has no words to click.',
          'Write the words between the square brackets: [words](address).',
        )
      }
      if (node.type === 'link') addLink(node)
    } else if (isPicture(node)) {
      checkPicture(node)
    } else if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') {
      report(here, 'Footnotes do not work here.', 'Write the remark into the text itself.')
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      report(
        here,
        'Boxes to tick do not work here.',
        'Write a plain list: - and a space, without [ ].',
      )
    } else if (node.type === 'text' && /\]\(/.test(node.value ?? '')) {
      report(
        wordsPlace(']('),
        'This link cannot be read.',
        'Write [words](address) without spaces in the address.',
      )
    }

    function addLink({ url = '' }: TreeNode): void {
      checkValues(url, { storedValues: false, placeOf: wordsPlace }, checking)
      const found = text.source.text.indexOf(url, start)
      const place = url === '' || found === -1 ? here : wordsPlace(url)
      links.push({ address: fillPlainText(url, values), place })
    }

    function checkHeading({ depth = 0 }: TreeNode): void {
      const hashes = '#'.repeat(text.headingAbove + 1)
      if (textOf(node).trim() === '') {
        report(
          here,
          'This heading has no words.',
          'Write the heading behind the # signs, or remove them.',
        )
      } else if (depth <= text.headingAbove) {
        report(
          here,
          `A heading with ${'#'.repeat(depth)} is too large here.`,
          `Begin with ${hashes}, because the title stands above the text already.`,
        )
      } else if (depth > heading + 1) {
        report(
          here,
          `This heading skips a level.`,
          `Write ${'#'.repeat(heading + 1)} in front of it.`,
        )
      }
      heading = Math.max(depth, text.headingAbove)
    }

    function checkPicture({ url = '', alt }: TreeNode): void {
      if ((alt ?? '').trim() === '') {
        report(
          here,
          'This picture has no words for people who cannot see it.',
          'Describe it between the square brackets: ![The map of the campus](map.png).',
        )
      }
      const folder = text.source.file.slice(0, text.source.file.lastIndexOf('/') + 1)
      if (node.type === 'image' && !text.hasPicture(folder + url)) {
        report(
          wordsPlace(url),
          `There is no picture ${url} beside this file.`,
          'Put the picture into the same folder and write its file name alone.',
        )
      }
    }
  })
  return links
}

function isHeading({ type }: TreeNode): boolean {
  return type === 'heading'
}

function isPicture({ type }: TreeNode): boolean {
  return type === 'image' || type === 'imageReference'
}
