// The words and numbers of a line that tell what kind of change it is.

/** Account and telephone numbers, with their spaces and hyphens. */
export const LONG_NUMBER = /\+?\d(?:[ -]?\d){6,}/g
export const EMAIL = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
export const WEB_ADDRESS = /\bhttps?:\/\/\S+/gi
export const NUMBER =
  /[$€£₦]?\d+(?:[.,:]\d+)*(?: ?%| ?[ap]m\b)?|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|once|twice)\b/gi
/** Words that turn a sentence into its opposite. */
export const DENYING =
  /\b(?:not|no|never|none|nobody|nothing|cannot|without|unless|except)\b|\b\w+n[’']t\b/gi
/** Words that turn a sentence into another one. */
export const TURNING =
  /\b(?:only|must|may|always|before|after|until|at least|at most|more than|less than|fewer)\b/gi

/** All of them in a text, in small letters. */
export function found(text: string, what: RegExp): string[] {
  return (text.match(what) ?? []).map((word) => word.toLowerCase())
}

export function differ(was: string, is: string, what: RegExp): boolean {
  return found(was, what).join('\n') !== found(is, what).join('\n')
}

/** '“40%” became “4%”', '“not” is gone', '“only” is new'; null where the same words stand in both. */
export function exchanged(was: string, is: string, what: RegExp): string | null {
  const [old, fresh] = [found(was, what), found(is, what)]
  const left = without(old, fresh)
  const came = without(fresh, old)
  if (left.length === 0 && came.length === 0) return null
  if (came.length === 0) return `${quoted(left)} ${isOrAre(left)} gone`
  if (left.length === 0) return `${quoted(came)} ${isOrAre(came)} new`
  return `${quoted(left)} became ${quoted(came)}`
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

function isOrAre(words: readonly string[]): string {
  return words.length === 1 ? 'is' : 'are'
}

/** What stands in one list more often than in the other. */
export function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return all.filter((word) => {
    const index = left.indexOf(word)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}
