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
import { isEmpty, type ListName, type Typed, type TypedEntry } from './typed.ts'

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
  const value = valueIn(typed.values)
  const plain = (text: string): string => fillPlainText(text, values)
  return {
    ...card,
    title: plain(value('title')),
    icon,
    description: fillText(value('description'), values),
    message: serializeMarkdown(typed.body, { values, folder }),
    facts: entriesIn(typed, 'facts').map((fact) => ({
      label: plain(fact('label')),
      value: fillText(fact('value'), values),
      copy: fact('copy') === 'true',
    })),
    classDoor: value('class_door.closed')
      ? { closed: fillText(value('class_door.closed'), values) }
      : null,
    checkLater: checkLaterOf(value, folder, plain),
    links: entriesIn(typed, 'links').map((link) => {
      const note = plain(link('note'))
      return link('key') === ''
        ? { kind: 'fixed', address: plain(link('address')), note }
        : { kind: 'stored', key: link('key'), note }
    }),
  }
}

/** Null until all of it is there: half of it is a mistake. */
function checkLaterOf(
  value: (name: string) => string,
  folder: string,
  plain: (text: string) => string,
): SerializedCard['checkLater'] {
  const [name = '', after = '', keep = '', help = ''] = ['card', 'after', 'keep', 'help'].map(
    (part) => value(`check_later.${part}`),
  )
  if ([name, after, keep, help].includes('')) return null
  const card = name.includes('/') ? name : `${folder}/${name}`
  const [page = ''] = card.split('/')
  return { card, page, after, keep: plain(keep), help: plain(help) }
}

/** The same for a page. */
export function serializeTypedPage(
  page: SerializedPage,
  typed: Typed,
  values: Values,
  icon: IconShapes,
): SerializedPage {
  const value = valueIn(typed.values)
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
    public: value('public') === 'true',
    contents: value('contents') === 'true' ? second.map(({ id, text }) => ({ id, text })) : [],
  }
}

function valueIn(values: TypedEntry['values']) {
  return (name: string): string => (values[name] ?? '').replace(/\s+/g, ' ').trim()
}

/** How to read each entry that says something. */
function entriesIn(typed: Typed, list: ListName) {
  return typed.lists[list].filter((entry) => !isEmpty(entry)).map(({ values }) => valueIn(values))
}
