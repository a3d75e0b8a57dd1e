import type { Change } from '../changes.ts'
import { DEVICES, type DeviceName } from '../devices.ts'
import type { Pictures, Subject } from '../pictures.ts'
import type { Picture } from '../studio.ts'
import { escapeHtml } from '../../escape.ts'

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
    const rows = change.kind === 'changed' ? beforeAndAfter : oneSide
    const shown = rows(change, subjects, name, pictures)
    if (shown === '') return ''
    return `<section class="look" data-device="${name}"><h4>${DEVICE_WORDS[name]}</h4>${shown}</section>`
  }).join('\n')
}

/** What is new or removed has nothing beside it: its card and modal stand side by side. */
function oneSide(
  { kind, before, after }: Change,
  subjects: readonly Subject[],
  device: DeviceName,
  pictures: Pictures,
): string {
  const [side, text] =
    kind === 'removed' ? (['before', before] as const) : (['after', after] as const)
  const found = subjects.map((subject) => {
    const picture = text && pictures.of(side, text.id, subject, device)
    const what = SUBJECT_WORDS[subject]
    if (picture) return figure(picture, what, nameOf(text, subject, device))
    return nothing(`${what}: ${NOT_DRAWN}`)
  })
  return `<div class="pair">${found.join('')}</div>`
}

function beforeAndAfter(
  { before, after }: Change,
  subjects: readonly Subject[],
  device: DeviceName,
  pictures: Pictures,
): string {
  const rows = subjects.map((subject) => {
    const was = before && pictures.of('before', before.id, subject, device)
    const is = after && pictures.of('after', after.id, subject, device)
    const what = SUBJECT_WORDS[subject]
    const name = nameOf(after ?? before, subject, device)
    const found =
      was && is && was.webp === is.webp
        ? [figure(is, `${what} looks the same`, name)]
        : [
            was
              ? figure(was, `${what} before`, `${name}, before`)
              : nothing(`${what} before: ${NOT_DRAWN}`),
            is
              ? figure(is, `${what} after`, `${name}, after`)
              : nothing(`${what} after: ${NOT_DRAWN}`),
          ]
    return `<div class="pair">${found.join('')}</div>`
  })
  return rows.join('')
}

const NOT_DRAWN = 'it cannot be shown while it has a mistake'

function nameOf(text: { title: string } | null, subject: Subject, device: DeviceName): string {
  return `${text?.title ?? ''}, ${SUBJECT_WORDS[subject].toLowerCase()} ${DEVICE_WORDS[device].toLowerCase()}`
}

function figure({ webp, width, height }: Picture, caption: string, alt: string): string {
  const image = `<img src="data:image/webp;base64,${webp}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<figure><figcaption>${caption}</figcaption><div class="picture">${image}</div></figure>`
}

function nothing(caption: string): string {
  return `<figure class="none"><figcaption>${caption}</figcaption></figure>`
}
