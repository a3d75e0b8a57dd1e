import Markdown from 'react-markdown'
import {
  serializeText,
  withPictures,
  type SerializedElement,
} from '../../content/markdown/serialized.ts'
import type { RenderedHeading } from '../../content/markdown/headings.ts'
import { markdownSettings } from '../../content/markdown/settings.ts'
import type { IconShapes } from '../../content/types.ts'
import { fillPlainText, fillText, type Values } from '../../content/values.ts'
import {
  pictureAddress,
  type SerializedCard,
  type SerializedPage,
  type SerializedSchool,
} from '../exchange.ts'
import type { Typed } from './wording-fields.ts'

export function valuesOf({ printed, stored }: SerializedSchool): Values {
  return { printed: new Map(printed), stored: new Set(stored) }
}

/** Renders Markdown that is being typed as the build would, and serializes it. */
function serializeMarkdown(
  markdown: string,
  {
    values,
    folder,
    onHeading,
  }: {
    readonly values: Values
    readonly folder: string
    readonly onHeading?: (heading: RenderedHeading) => void
  },
): SerializedElement | null {
  if (markdown.trim() === '') return null
  const components = { storedValue: 'StoredValue', portalLink: 'PortalLink' }
  const settings = { values, components, ...(onHeading && { onHeading }) }
  // Called as a plain function, as in the build: React is not to render this here.
  const serialized = serializeText(Markdown(markdownSettings(markdown, settings)))
  return withPictures(serialized, (file) => pictureAddress(folder, file))
}

/** The card, with what is being typed instead of what its file says. */
export function serializeTypedCard(
  card: SerializedCard,
  typed: Typed,
  values: Values,
  icon: IconShapes,
): SerializedCard {
  const [folder = ''] = card.id.split('/')
  const value = valueIn(typed)
  const plain = (name: string): string => fillPlainText(value(name), values)
  return {
    ...card,
    title: plain('title'),
    icon,
    description: fillText(value('description'), values),
    message: serializeMarkdown(typed.body, { values, folder }),
    facts: indexes(typed, 'facts').map((index) => ({
      label: plain(`facts.${index}.label`),
      value: fillText(value(`facts.${index}.value`), values),
      copy: card.facts[index]?.copy ?? false,
    })),
    classDoor: card.classDoor && { closed: fillText(value('class_door.closed'), values) },
    checkLater: card.checkLater && {
      ...card.checkLater,
      keep: plain('check_later.keep'),
      help: plain('check_later.help'),
    },
    links: indexes(typed, 'links').map((index) => {
      const note = plain(`links.${index}.note`)
      const key = typed.values[`links.${index}.key`]
      return key === undefined
        ? { kind: 'fixed', address: plain(`links.${index}.address`), note }
        : { kind: 'stored', key, note }
    }),
  }
}

/** The same for a page. */
export function serializeTypedPage(
  page: SerializedPage,
  typed: Typed,
  values: Values,
  icon: IconShapes,
): SerializedPage {
  const value = valueIn(typed)
  const headings: RenderedHeading[] = []
  const onHeading = (heading: RenderedHeading): void => void headings.push(heading)
  const body = serializeMarkdown(typed.body, { values, folder: page.slug, onHeading })
  const second = headings.filter(({ depth }) => depth === 2)
  return {
    ...page,
    title: fillPlainText(value('title'), values),
    icon,
    intro: fillText(value('intro'), values),
    body,
    // The form has no field for it: a page keeps its table of contents, or stays without.
    contents: page.contents.length > 0 ? second.map(({ id, text }) => ({ id, text })) : [],
  }
}

function valueIn(typed: Typed) {
  return (name: string): string => (typed.values[name] ?? '').replace(/\s+/g, ' ').trim()
}

function indexes(typed: Typed, list: string): number[] {
  const found = Object.keys(typed.values).flatMap((name) => {
    const [first, index] = name.split('.')
    return first === list ? [Number(index)] : []
  })
  return [...new Set(found)].sort((a, b) => a - b)
}
