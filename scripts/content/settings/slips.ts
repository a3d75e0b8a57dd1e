import type { FieldPath } from '../fields/fields.ts'
import { isWithin, signless } from '../same-words.ts'
import { isLetterSlip } from '../suggest.ts'

/** What slip of the hand may lie between a value and the one before it; null where none is likely. */
export function slipBetween(was: string, now: string, path: FieldPath): string | null {
  return (
    digitSlip(was, now) ??
    phoneSlip(was, now, path) ??
    timeSlip(was, now) ??
    addressSlip(was, now) ??
    wordSlip(was, now, path) ??
    defaultSlip(was, now, path)
  )
}

/** Whether there is one digit less or more; null where the change is another one. */
export function digitSlip(was: string, now: string): string | null {
  // The digits of a colour or an address are no number.
  if (/^#|:\/\//.test(was)) return null
  if (isOneDigitLess(now, was)) return 'one digit less'
  if (isOneDigitLess(was, now)) return 'one digit more'
  const [digits, others] = [was, now].map((value) => value.replaceAll(/\D/g, '')) as [
    string,
    string,
  ]
  const isElse = was.replaceAll(/\d/g, '') !== now.replaceAll(/\d/g, '')
  if (digits === others || digits.length !== others.length || isElse) return null
  if (inOrder(digits) === inOrder(others)) return 'its digits are in another order'
  const count = Array.from(digits).filter((digit, at) => digit !== others[at]).length
  return count === 1 && digits.length >= LONG_NUMBER ? 'one digit alone is another' : null
}

/** Of another number of the same country: without its plus, or with other than the usual count of digits. */
function phoneSlip(was: string, now: string, path: FieldPath): string | null {
  const [before, is] = [was, now].map((value) => value.replaceAll(/\D/g, '')) as [string, string]
  const isAbroad = was.startsWith('+') && is.startsWith(before.slice(0, COUNTRY))
  if (path.at(-1) !== 'phone' || !isAbroad || !/^[+\d ()-]+$/.test(now)) return null
  if (!now.startsWith('+')) return 'the + before it is gone'
  return is.length === before.length ? null : `it has ${is.length} digits, and had ${before.length}`
}

/** In digits: how numbers of one country begin. */
const COUNTRY = 3

/** Where a link leads that a student has none of: another page is another thing. */
function defaultSlip(was: string, now: string, path: FieldPath): string | null {
  const arePages = [was, now].every((value) => /^\/[\w-]+$/.test(value))
  return path.at(-1) === 'default' && arePages ? 'it leads to another page' : null
}

/** In digits, such as those of a telephone or an account: of a short one, another is another. */
const LONG_NUMBER = 7

function inOrder(digits: string): string {
  return Array.from(digits).toSorted().join('')
}

/** Whether hours have lost the time until which they go on. */
function timeSlip(was: string, now: string): string | null {
  const isCut = was.startsWith(now) && timesIn(was) % 2 === 0 && timesIn(now) % 2 === 1
  if (isCut) return 'the time behind its last one is missing'
  const [time, other] = [was, now].map((value) => value.replaceAll(/(?<=\d)\D(?=\d\d)/g, ':'))
  if (time === was && other === was) return 'a sign of its time is another'
  const [hours, others] = [was, now].map((value) => value.replaceAll(HALF, '')) as [string, string]
  const halves = [was, now].map((value) => (value.match(HALF) ?? []).join(' ').toLowerCase())
  return hours === others && halves[0] !== halves[1] ? 'the half of the day alone is another' : null
}

const HALF = /(?<=\d\s?)[ap](?=\.?m\b)/gi

/** Whether one letter of a text is another, some words in its middle are gone, or a number has another unit. */
function wordSlip(was: string, now: string, path: FieldPath): string | null {
  if (was.startsWith('#')) return null
  // (That 10 minute lacks a letter is told beside its number.)
  if (path.at(-1) === 'unit' && isPlural(was, now)) return null
  if (isLetterSlip(was, now) && !/[/_]/.test(was)) return 'one letter alone is another'
  if (path.at(-1) === 'unit') return 'the unit alone is another'
  const [words, others] = [was, now].map((value) => value.split(/[\s,;]+/)) as [string[], string[]]
  const apart = others.filter((word, at) => word !== words[at])
  const isInWord = words.length > 1 && words.length === others.length && apart.length === 1
  const [word = ''] = apart
  if (isInWord && isLetterSlip(word, words[others.indexOf(word)] ?? '')) {
    return 'of one word one letter is another'
  }
  const isCut = others.length < words.length && others.length > 1 && isWithin(others, words)
  return isCut ? 'words of it are gone' : null
}

function isPlural(one: string, other: string): boolean {
  return `${one}s` === other || `${other}s` === one
}

/** Whether a unit has another letter, though its number is another one, too. */
export function isUnitSlip(was: string, now: string): boolean {
  return isLetterSlip(was, now) && !isPlural(was, now)
}

/** Whether an address has another letter, or it, an amount or a number other signs; a slash at the end changes nothing. */
function addressSlip(was: string, now: string): string | null {
  if (/:\/\/|@/.test(was) && isLetterSlip(was, now)) return 'one letter alone is another'
  const [before, is] = [was, now].map((value) => value.replace(/\/$/, '')) as [string, string]
  // (A unit beside its number is told as that.)
  const isSame = signless(before) === signless(is) && before !== is && !/[%$€£₦]/.test(is)
  return isSame && /^(?:\S+$|\+|\d+[:.]\d\d)/.test(was) ? 'its signs alone are others' : null
}

function timesIn(text: string): number {
  return text.match(/\d\s?[ap]\.?m\b/gi)?.length ?? 0
}

function isOneDigitLess(short: string, long: string): boolean {
  if (!/\d/.test(short) || short.length + 1 !== long.length) return false
  return Array.from(long).some(
    (sign, at) => /\d/.test(sign) && `${long.slice(0, at)}${long.slice(at + 1)}` === short,
  )
}
