import { getRouteApi, useMatches } from '@tanstack/react-router'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useMessages, type MessagesState } from '../api/use-messages.ts'
import { tabOwner } from '../storage/owner.ts'
import { useStore } from '../store.ts'
import { isPageCovered, onPageCover } from '../ui/page-cover.ts'
import type { BannerClock } from './banner-clock.ts'

const route = getRouteApi('/protected')

/** The messages, or the failure to load them. */
export type BannerContent = Exclude<MessagesState, { kind: 'loading' }>

type BannerState = {
  /** Null if there is nothing to show. */
  readonly content: BannerContent | null
  readonly visible: ReturnType<BannerClock['get']>
  readonly clock: BannerClock
}

const NONE: readonly string[] = []

const BannerContext = createContext<BannerState | null>(null)

/** The banner's content on this page, whether it is visible, and its clock. */
export function useBanner(): BannerState {
  const state = use(BannerContext)
  if (state === null) throw new Error('useBanner needs BannerProvider around it')
  return state
}

/**
 * Provides the messages to the parts of the banner, so that only these re-render when messages arrive.
 */
export function BannerProvider({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const { banner: clock } = route.useRouteContext()
  const visible = useStore(clock)
  const withoutBanner = useMatches({
    select: (matches) => matches.some((match) => match.staticData.withoutBanner === true),
  })
  const { kind } = messages
  const loaded = kind === 'loaded' ? messages : null
  const paragraphs = loaded?.paragraphs ?? NONE
  const isCurrent = loaded !== null && loaded.messages.general + loaded.messages.student !== ''
  const owner = tabOwner()
  useEffect(() => {
    // Another student has not seen these messages, even if the text is the same.
    // Of several messages one may end: the others are not new.
    if (isCurrent) clock.update(paragraphs.map((paragraph) => `${owner} ${paragraph}`))
    // A failure and earlier messages are shown only when the student opens the banner.
    else if (kind !== 'loading') clock.end()
  }, [clock, kind, owner, paragraphs, isCurrent])
  useEffect(() => {
    const follow = () => (isPageCovered() ? clock.hold('cover') : clock.release('cover'))
    follow()
    const stop = onPageCover(follow)
    return () => {
      stop()
      clock.release('cover')
    }
  }, [clock])
  const content: BannerContent | null =
    withoutBanner || kind === 'loading' || isEmpty(messages) ? null : messages
  const state: BannerState = { content, visible: content === null ? false : visible, clock }
  // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it renders only when the state is another
  return <BannerContext value={state}>{children}</BannerContext>
}

function isEmpty(content: BannerContent): boolean {
  if (content.kind === 'failed') return false
  const { general, student, earlier } = content.messages
  return general + student === '' && earlier.length === 0
}
