import { expect, test } from 'vitest'
import { weaknessOf } from '../../src/server/security/common-passwords.ts'

const COMMON = 'Many people use this password, so it is easy to guess. Please choose another.'
const SHORT = 'Please choose a password of at least 8 characters.'

test.each([
  ['small letters', 'ourgarden'],
  ['digits', '80264917'],
  ['signs', '~*?~*?~*?'],
  ['spaces between words', 'rain on the roof'],
  ['letters of any language', 'дождь-ливень'],
  ['smileys', '🌧️🌧️🌧️🌧️'],
  ['64 letters', 'abcdefg '.repeat(8)],
])('a password may be of %s alone', (_, password) => {
  expect(weaknessOf(password)).toBeNull()
})

test.each([
  ['seven letters', 'ünïqueß', SHORT],
  ['four smileys', '😀😀😀😀', SHORT],
  ['the commonest', 'password', COMMON],
  ['the commonest, in capitals', 'PassWord', COMMON],
  ['the commonest, in wide letters', 'ｐａｓｓｗｏｒｄ', COMMON],
  ['a walk over the keyboard', '1qaz2wsx', COMMON],
])('a password may not be %s', (_, password, message) => {
  expect(weaknessOf(password)).toBe(message)
})
