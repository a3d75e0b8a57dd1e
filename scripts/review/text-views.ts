import { isDeepStrictEqual } from 'node:util'
import { pagePath } from '../content/read/read-page.ts'
import type { Change } from './changes.ts'
import { COPIED, type Text } from './texts.ts'
import { DEVICES, type Device, type Spot, type Subject, type View } from './views.ts'

const DEVICE_WORDS = { computer: 'on a computer', phone: 'on a phone' } as const

/**
 * What to show of a changed text: of a card the tile where it differs, on a computer, and the modal, on
 * a phone, as most students see it; of a page both. Of a mail the words say all.
 * @param gravest the line that matters most
 */
export function viewsOf(change: Change, gravest: View['gravest']): View[] {
  const { before, after, text } = change
  if (text.kind === 'mail') return []
  if (text.kind === 'page') {
    return DEVICES.map(({ name }) => ({ ...view(change, 'page', name, 'The page'), gravest }))
  }
  const differs = (read: (text: Text) => unknown) =>
    !before || !after || !isDeepStrictEqual(read(before), read(after))
  // What is the same is shown to be the same.
  const isSame = !differs(onTile) && !differs(inModal)
  return [
    ...(differs(onTile) || isSame ? [view(change, 'card', 'computer', 'The card')] : []),
    ...(differs(inModal) ? [{ ...view(change, 'modal', 'phone', 'What opens'), gravest }] : []),
  ]
}

/** The sign-in and the dashboard, on both. */
export function lookViews(): View[] {
  return DEVICES.flatMap(({ name }) => [
    portalView('screen', '/login', name, 'The sign-in'),
    portalView('screen', '/', name, 'The dashboard'),
  ])
}

/** Computers alone: on a phone the same sidebar is behind a button. */
export function sidebarViews(): View[] {
  return [portalView('sidebar', '/', 'computer', 'The sidebar')]
}

function portalView(
  subject: Subject,
  address: string,
  device: Device['name'],
  words: string,
): View {
  const spot = { address, file: null }
  return { subject, device, words: `${words}, ${DEVICE_WORDS[device]}`, before: spot, after: spot }
}

function onTile({ title, description, icon, facts }: Text) {
  return [title, description, icon, facts.filter((fact) => !fact.endsWith(COPIED))]
}

function inModal({ title, description, facts, buttons, body, look }: Text) {
  return [title, description, facts, buttons, body, look]
}

function view(change: Change, subject: Subject, device: Device['name'], words: string): View {
  const spot = (text: Text | null) => text && spotOf(text, subject)
  return {
    subject,
    device,
    words: `${words}, ${DEVICE_WORDS[device]}`,
    before: spot(change.before),
    after: spot(change.after),
  }
}

function spotOf({ kind, id, title, file }: Text, subject: Subject): Spot {
  const [slug = '', name = ''] = id.split('/')
  const path = pagePath(slug)
  if (kind !== 'card') return { address: path, file }
  return { address: subject === 'modal' ? `${path}?card=${name}` : path, card: title, file }
}
