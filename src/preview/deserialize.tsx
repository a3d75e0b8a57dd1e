import { createElement, Fragment, type ReactNode } from 'react'
import type { SerializedNode } from '../content/markdown/serialized.ts'
import { PortalLink, StoredValue } from '../content/slots.tsx'
import type { Card, Page, StoredValueName } from '../content/types.ts'
import type { FilledPart } from '../content/values.ts'
import type { SerializedCard, SerializedPage } from './exchange.ts'

// Turns the server's JSON into the props of the portal's components.

const SLOTS: Readonly<Record<string, unknown>> = { StoredValue, PortalLink }

function deserializeText(serialized: SerializedNode | null): ReactNode {
  if (serialized === null || typeof serialized === 'string') return serialized
  const [tag, properties, inside] = serialized
  const type = tag === '' ? Fragment : (SLOTS[tag] ?? tag)
  return createElement(type as 'p', properties, ...inside.map(deserializeText))
}

function deserializeParts(parts: readonly FilledPart[]): ReactNode {
  const shown = parts.map((part) =>
    typeof part === 'string'
      ? part
      : createElement(StoredValue, { name: part.stored as StoredValueName }),
  )
  return createElement(Fragment, null, ...shown)
}

function deserializeCard(serialized: SerializedCard): Card {
  const { id, description, message, facts, classDoor, checkLater, links } = serialized
  return {
    id: id as Card['id'],
    title: serialized.title,
    icon: serialized.icon,
    page: id.split('/')[0] as Card['page'],
    description: deserializeParts(description),
    message: deserializeText(message),
    facts: facts.map(({ label, value, copy }) => ({ label, value: deserializeParts(value), copy })),
    classDoor: classDoor && { closed: deserializeParts(classDoor.closed) },
    checkLater: checkLater as Card['checkLater'],
    links: links as Card['links'],
  }
}

/** A page with these cards. */
export function deserializePage(page: SerializedPage, serialized: SerializedCard[]): Page {
  const cards = serialized.map(deserializeCard)
  return {
    slug: page.slug as Page['slug'],
    title: page.title,
    intro: page.intro.length === 0 ? null : deserializeParts(page.intro),
    body: deserializeText(page.body),
    contents: page.contents,
    cards,
    welcomeCard: cards.find(({ id }) => id === page.welcomeCard) ?? null,
  }
}
