import { createElement, Fragment, type ReactNode } from 'react'
import type { SerializedNode } from '../content/markdown/serialized.ts'
import { PortalLink, StoredValue } from '../content/slots.tsx'
import type { Card, Page } from '../content/types.ts'
import type { FilledPart } from '../content/values.ts'
import type { SerializedCard, SerializedPage } from './exchange.ts'

// Turns what the server sends into what the portal's components take.

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
      : createElement(StoredValue, {
          name: part.stored as Parameters<typeof StoredValue>[0]['name'],
        }),
  )
  return createElement(Fragment, null, ...shown)
}

const cards = new WeakMap<SerializedCard, Card>()

/** The same argument gives the same object, so that React renders only what has changed. */
function deserializeCard(serialized: SerializedCard): Card {
  const known = cards.get(serialized)
  if (known) return known
  const card = {
    id: serialized.id as Card['id'],
    title: serialized.title,
    icon: serialized.icon,
    page: serialized.id.split('/')[0] as Card['page'],
    description: deserializeParts(serialized.description),
    message: deserializeText(serialized.message),
    facts: serialized.facts.map((fact) => ({ ...fact, value: deserializeParts(fact.value) })),
    classDoor: serialized.classDoor && {
      closed: deserializeParts(serialized.classDoor.closed),
    },
    checkLater: serialized.checkLater as Card['checkLater'],
    links: serialized.links as Card['links'],
  }
  cards.set(serialized, card)
  return card
}

/** A page, with those of its cards that exist. */
export function deserializePage(
  serialized: SerializedPage,
  cardNamed: (id: string) => SerializedCard | undefined,
): Page {
  const cardOf = (id: string): Card[] => {
    const card = cardNamed(id)
    return card ? [deserializeCard(card)] : []
  }
  return {
    slug: serialized.slug as Page['slug'],
    title: serialized.title,
    intro: serialized.intro.length === 0 ? null : deserializeParts(serialized.intro),
    body: deserializeText(serialized.body),
    contents: serialized.contents,
    cards: serialized.cards.flatMap(cardOf),
    welcomeCard:
      serialized.welcomeCard === null ? null : (cardOf(serialized.welcomeCard)[0] ?? null),
  }
}
