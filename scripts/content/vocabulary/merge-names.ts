import type { Values } from '../../../src/content/values.ts'

/** What other programs call a value that only mails have, in words with a low line between them. */
const OTHER_NAMES: readonly (readonly [pattern: RegExp, value: string])[] = [
  [
    /^(?:(?:user|student|customer|recipient|contact|subscriber|your|their|the)_)*(?:first|last|full|given|family|sur|f|l|display)?_?name$/,
    'name',
  ],
  [
    /^(?:(?:your|the|reset|verification|security|login|one_time|password)_)*(?:code|otp|pin|passcode|one_time_password)$/,
    'code',
  ],
]

/**
 * The value of a mail that other programs, or people, call by this name: first_name, FNAME, Student Name;
 * null where it is none.
 */
export function mergeName(name: string): string | null {
  const plain = name
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll(/[\s.-]+/g, '_')
    .toLowerCase()
  return OTHER_NAMES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** Whether a name is that of a student, which only mails can print. */
export function isOfPeople(name: string): boolean {
  return mergeName(name) === 'name'
}

/** The value that is meant, where the text can name it. */
export function mergedValue(name: string, { stored }: Values): string | null {
  const value = mergeName(name)
  return value !== null && stored.has(value) ? value : null
}
