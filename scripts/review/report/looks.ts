import { escapeHtml } from '../../escape.ts'
import type { Change } from '../changes.ts'
import {
  DEVICES,
  pictureName,
  type Device,
  type Picture,
  type Pictures,
  type Side,
  type Subject,
} from '../views.ts'

const DEVICE_WORDS = { desktop: 'On a computer', phone: 'On a phone' } as const
const SUBJECT_WORDS = { card: 'The card', modal: 'Its modal', page: 'The page' } as const

/** A change in pictures: before and after side by side, on a computer and on a phone. None of a mail. */
export function looks(change: Change, pictures: Pictures): string {
  if (change.text.kind === 'mail') return ''
  const subjects: readonly Subject[] = change.text.kind === 'card' ? ['card', 'modal'] : ['page']
  return DEVICES.map((device) => {
    const view = { change, device, pictures }
    // What is new or removed has nothing beside it: its card and modal stand side by side.
    const pairs =
      change.kind === 'changed'
        ? subjects.map((subject) => beforeAndAfter(view, subject))
        : [subjects.map((subject) => only(view, subject))]
    const shown = pairs.map((figures) => `<div class="pair">${figures.join('')}</div>`).join('')
    return `<section class="look" data-device="${device.name}"><h4>${DEVICE_WORDS[device.name]}</h4>${shown}</section>`
  }).join('\n')
}

type View = { readonly change: Change; readonly device: Device; readonly pictures: Pictures }

function only(view: View, subject: Subject): string {
  const picture = pictureOf(view, view.change.kind === 'removed' ? 'before' : 'after', subject)
  return figure(picture, SUBJECT_WORDS[subject], altOf(view, subject))
}

function beforeAndAfter(view: View, subject: Subject): string[] {
  const [was, is] = [pictureOf(view, 'before', subject), pictureOf(view, 'after', subject)]
  const [what, alt] = [SUBJECT_WORDS[subject], altOf(view, subject)]
  if (was && is && was.webp === is.webp) return [figure(is, `${what} looks the same`, alt)]
  return [
    figure(was, `${what} before`, `${alt}, before`),
    figure(is, `${what} after`, `${alt}, after`),
  ]
}

function pictureOf({ change, device, pictures }: View, side: Side, subject: Subject) {
  const text = change[side]
  return text ? pictures.get(pictureName(side, text.id, subject, device)) : undefined
}

function altOf({ change, device }: View, subject: Subject): string {
  const words = `${SUBJECT_WORDS[subject]} ${DEVICE_WORDS[device.name]}`
  return `${change.text.title}, ${words.toLowerCase()}`
}

function figure(picture: Picture | undefined, caption: string, alt: string): string {
  if (!picture) {
    return `<figure class="none"><figcaption>${caption}: it cannot be shown while it has a mistake</figcaption></figure>`
  }
  const { webp, width, height } = picture
  const image = `<img src="data:image/webp;base64,${webp}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<figure><figcaption>${caption}</figcaption><div class="picture">${image}</div></figure>`
}
