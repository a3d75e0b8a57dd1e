import { getRouteApi, useMatches } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import type { MessagesState } from '../api/use-messages.ts'
import { ownerOfTab } from '../storage/owner.ts'
import { isPageCovered, onPageCover } from '../ui/page-cover.ts'

const route = getRouteApi('/portal')

/** What the banner can say: the messages, or that they could not be loaded. */
export type BannerContent = Exclude<MessagesState, { kind: 'loading' }>

/** What the banner says here, null for nothing; whether it shows; and its clock. */
export function useBanner(messages: MessagesState) {
  const { banner: clock } = route.useRouteContext()
  const visible = useSyncExternalStore(clock.subscribe, clock.isVisible)
  const withoutBanner = useMatches({
    select: (matches) => matches.some((match) => match.staticData.withoutBanner === true),
  })
  const { kind } = messages
  // Another student has not seen them, even where the text is the same.
  const told = kind === 'loaded' ? JSON.stringify([ownerOfTab(), messages.messages]) : null
  useEffect(() => {
    if (told !== null) clock.tell(told)
    // Only a press shows a failure.
    else if (kind === 'failed') clock.hide()
  }, [clock, kind, told])
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
  return { content, visible: content !== null && visible, clock }
}

function isEmpty(messages: BannerContent): boolean {
  return (
    messages.kind === 'loaded' &&
    messages.messages.general === '' &&
    messages.messages.student === ''
  )
}
