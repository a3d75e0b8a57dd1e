/** Properties of an HTML element, as React names them. */
type Properties = Readonly<Record<string, unknown>>

/** An HTML element: `a` has `to` for a path of the portal, `href` for any other address. */
export type TextElement = readonly [tag: string, properties: Properties, ...inside: TextNode[]]

/** A part of a plain text: words, or the name of a value that each student has of their own. */
export type PlainNode = string | { readonly value: string }

export type TextNode = PlainNode | TextElement

/** A text of content as data, from a plain field or from Markdown; empty if there is none. */
export type Text = readonly TextNode[]

export function isElement(node: TextNode): node is TextElement {
  return Array.isArray(node)
}

/** The same text with other properties for its pictures. */
export function withPictures(text: Text, change: (src: string) => Properties): Text {
  return text.map((node) => {
    if (!isElement(node)) return node
    const [tag, properties, ...inside] = node
    const changed =
      tag === 'img' ? { ...properties, ...change(String(properties['src'])) } : properties
    return [tag, changed, ...withPictures(inside, change)]
  })
}
