import { Link } from '@tanstack/react-router'
import { createContext, createElement, Fragment, memo, use, type ReactNode } from 'react'
import type { Text as TextData, TextNode } from '../../content/text.ts'
import type { StoredValueName } from '../../content/types.ts'
import { NO_LINKS, resolveStoredValue, type LinksState } from '../api/links.ts'
import { readSearch } from '../portal-address.ts'
import { NEW_TAB } from '../ui/new-tab.ts'

import { isDated, useIsHidden } from './shown-cards.ts'

/** The student's links and stored values, for everything of content that shows one. */
export const LinksContext = createContext<LinksState>(NO_LINKS)

/** Draws a text of content. */
export const Text = memo(function Text({ of }: { of: TextData }) {
  return createElement(Fragment, null, ...of.map(draw))
})

function draw(node: TextNode): ReactNode {
  if (typeof node === 'string') return node
  if ('value' in node) return createElement(StoredValue, node)
  const [tag, properties, ...inside] = node
  // Children that are spread need no keys.
  return createElement(tag === 'a' ? TextLink : tag, properties, ...inside.map(draw))
}

function StoredValue({ value }: { value: string }) {
  // The check refuses any other name.
  return <span>{resolveStoredValue(value as StoredValueName, use(LinksContext))}</span>
}

type TextLinkProps = { to?: string; href?: string; children?: ReactNode }

function TextLink({ to, href = '', children, ...rest }: TextLinkProps) {
  if (to === undefined) {
    return (
      <a href={href} {...rest} {...(/^http/i.test(href) && NEW_TAB)}>
        {children}
      </a>
    )
  }
  return isDated(to) ? (
    <DatedLink to={to}>{children}</DatedLink>
  ) : (
    <PortalLink to={to}>{children}</PortalLink>
  )
}

type PortalLinkProps = { to: string; children: ReactNode }

/** Plain words while the card is not shown. A translated page needs an element around what changes. */
function DatedLink({ to, children }: PortalLinkProps) {
  const link = <PortalLink to={to}>{children}</PortalLink>
  return <span>{useIsHidden(to) ? <span>{children}</span> : link}</span>
}

function PortalLink({ to, children }: PortalLinkProps) {
  const [beforeHash = '', hash] = to.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  return (
    <Link to={path} search={readSearch(query)} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  )
}
