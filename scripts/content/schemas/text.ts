import * as v from 'valibot'
import { text } from '../../../src/content/fields.ts'
import { contentAddress } from '../../../src/contract/address.ts'

/** A text of the JSON files, which students see as it is. */
export const settingText = v.pipe(
  text,
  // A page can name a figure thousands of times.
  v.maxLength(1000, 'A text of this file has at most 1,000 characters.'),
  v.check((value) => !/\{\{|\}\}/.test(value), 'Values in double braces do not work here.'),
  v.check(
    (value) => !/\*\*|\]\(|<\/?[a-z][^>@]*>|&(?:#\d+|[a-z]+);/i.test(value),
    'Formatting does not work here: students would see its signs.',
  ),
)

/** The same with a condition. */
export function textThat(fits: (text: string) => boolean, message: string) {
  return v.pipe(settingText, v.check(fits, message))
}

/** A path of the portal. */
export const path = v.pipe(settingText, v.startsWith('/', 'A path begins with a slash.'))

export const website = textThat(
  (address) => contentAddress(address)?.kind === 'web',
  'This is not the whole address of a website.',
)
