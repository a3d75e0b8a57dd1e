import { createElement, Fragment, type ReactNode } from 'react'
import type { Drawing } from '../../content/markdown/drawing.ts'
import { PortalLink, StoredValue } from '../../content/slots.tsx'
import type { Card, Page } from '../../content/types.ts'
import type { FilledPart } from '../../content/values.ts'
import type { DrawnCard, DrawnPage } from '../exchange.ts'

// Makes of what the server sends what the portal's components take.

const SLOTS: Readonly<Record<string, unknown>> = { StoredValue, PortalLink }

function reviveText(drawing: Drawing | null): ReactNode {
  if (drawing === null || typeof drawing === 'string') return drawing
  const [tag, properties, inside] = drawing
  const type = tag === '' ? Fragment : (SLOTS[tag] ?? tag)
  return createElement(type as 'p', properties, ...inside.map(reviveText))
}

function reviveParts(parts: readonly FilledPart[]): ReactNode {
  const shown = parts.map((part) =>
    typeof part === 'string'
      ? part
      : createElement(StoredValue, {
          name: part.stored as Parameters<typeof StoredValue>[0]['name'],
        }),
  )
  return createElement(Fragment, null, ...shown)
}

const cards = new WeakMap<DrawnCard, Card>()

/** The same drawing gives the same card, so that React leaves alone what did not change. */
export function reviveCard(drawn: DrawnCard): Card {
  const known = cards.get(drawn)
  if (known) return known
  const card = {
    id: drawn.id as Card['id'],
    title: drawn.title,
    icon: drawn.icon,
    description: reviveParts(drawn.description),
    message: reviveText(drawn.message),
    facts: drawn.facts.map((fact) => ({ ...fact, value: reviveParts(fact.value) })),
    links: drawn.links as Card['links'],
  }
  cards.set(drawn, card)
  return card
}

/** A page whose cards are those that are there. */
export function revivePage(
  drawn: DrawnPage,
  cardNamed: (id: string) => DrawnCard | undefined,
): Page {
  return {
    slug: drawn.slug as Page['slug'],
    title: drawn.title,
    intro: reviveParts(drawn.intro),
    body: reviveText(drawn.body),
    contents: drawn.contents,
    cards: drawn.cards.flatMap((id) => {
      const card = cardNamed(id)
      return card ? [reviveCard(card)] : []
    }),
  }
}
