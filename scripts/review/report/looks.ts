import type { Change } from '../changes.ts'
import { DEVICES, type DeviceName } from '../devices.ts'
import type { Pictures, Subject } from '../pictures.ts'
import type { Picture } from '../studio.ts'
import { titleOf } from '../wording.ts'
import { escape } from './escape.ts'

const DEVICE_WORDS: Readonly<Record<DeviceName, string>> = {
  desktop: 'On a computer',
  phone: 'On a phone',
}
const SUBJECT_WORDS: Readonly<Record<Subject, string>> = {
  card: 'The card',
  modal: 'Its modal',
  page: 'The page',
}

/** A change in pictures: before and after side by side, on a computer and on a phone. */
export function looks(change: Change, pictures: Pictures): string {
  const { kind } = change.after ?? change.before
  const subjects: readonly Subject[] = kind === 'card' ? ['card', 'modal'] : ['page']
  return DEVICES.map(({ name }) => {
    const rows = subjects.map((subject) => row(change, subject, name, pictures)).join('')
    if (rows === '') return ''
    return `<section class="look" data-device="${name}"><h4>${DEVICE_WORDS[name]}</h4>${rows}</section>`
  }).join('\n')
}

function row(change: Change, subject: Subject, device: DeviceName, pictures: Pictures): string {
  const { before, after } = change
  const was = before && pictures.of('before', before.id, subject, device)
  const is = after && pictures.of('after', after.id, subject, device)
  if (!was && !is) return ''
  const what = SUBJECT_WORDS[subject]
  const name = `${titleOf(change)}, ${what.toLowerCase()} ${DEVICE_WORDS[device].toLowerCase()}`
  if (was && is && was.webp === is.webp) {
    return `<div class="pair">${figure(is, `${what} looks the same`, name)}</div>`
  }
  return `<div class="pair">${[
    was
      ? figure(was, `${what} before`, `${name}, before`)
      : nothing(`${what} before: there was none`),
    is
      ? figure(is, `${what} after`, `${name}, after`)
      : nothing(`${what} after: ${missing(change)}`),
  ].join('')}</div>`
}

function missing({ kind }: Change): string {
  return kind === 'removed' ? 'it is gone' : 'it cannot be shown while it has a mistake'
}

function figure({ webp, width, height }: Picture, caption: string, alt: string): string {
  const image = `<img src="data:image/webp;base64,${webp}" width="${width}" height="${height}" alt="${escape(alt)}">`
  return `<figure><figcaption>${caption}</figcaption><div class="picture">${image}</div></figure>`
}

function nothing(caption: string): string {
  return `<figure class="none"><figcaption>${caption}</figcaption></figure>`
}
