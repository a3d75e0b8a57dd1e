import { isDeepStrictEqual } from 'node:util'
import { escapeHtml } from '../../escape.ts'
import { viewName, type Pair, type Pictures, type Taken, type View } from '../views.ts'

/** Pictures, before and after side by side; what is new or removed has one. */
export function looks(views: readonly View[], pictures: Pictures): string {
  const pairs = views.flatMap((view) => {
    const taken = pictures.get(viewName(view))
    return taken ? [pair(view, taken, hasTwin(view, views))] : []
  })
  return pairs.length === 0
    ? ''
    : `<div class="looks" data-narrow="${views.every(isNarrow)}">${pairs.join('\n')}</div>`
}

/** It fits beside the words. */
function isNarrow({ subject, device }: View): boolean {
  return subject === 'sidebar' || (device === 'phone' && subject !== 'screen')
}

/** A phone's picture says the same, and can be read on a phone. */
function hasTwin({ device, subject, before, after }: View, views: readonly View[]): boolean {
  return (
    device === 'computer' &&
    views.some(
      (other) =>
        other.device === 'phone' &&
        other.subject === subject &&
        isDeepStrictEqual([other.before, other.after], [before, after]),
    )
  )
}

function pair(
  { words, device, subject, before, after }: View,
  { before: was, after: is, isPart = false }: Pair,
  twin: boolean,
): string {
  const title = (before ?? after)?.card
  const alt = title === undefined ? words : `${title}: ${words.toLowerCase()}`
  const part = isPart ? ': where it matters most' : ''
  const same = was && is && 'webp' in was && 'webp' in is && was.webp === is.webp
  const figures = same
    ? [figure(is, `${words}: it looks the same`, alt)]
    : [
        was ? figure(was, `${words}, before${part}`, `${alt}, before`) : '',
        is ? figure(is, `${words}, after${part}`, `${alt}, after`) : '',
      ]
  return `<div class="pair" data-device="${device}" data-subject="${subject}" data-twin="${twin}">${figures.join('')}</div>`
}

function figure(taken: Taken, caption: string, alt: string): string {
  if ('failed' in taken) {
    return `<figure class="none"><figcaption>${caption}: ${escapeHtml(taken.failed)}</figcaption></figure>`
  }
  const { webp, width, height } = taken
  const image = `<img src="data:image/webp;base64,${webp}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
  return `<figure><figcaption>${caption}</figcaption><div class="picture">${image}</div></figure>`
}
