import { expect, test } from 'vitest'
import { weaknessOf } from '../../src/server/security/common-passwords.ts'

const COMMON = 'Many people use this password, so it is easy to guess. Please choose another.'
const SHORT = 'Please choose a password of at least 8 characters.'

test.each(['ourgarden', '80264917', '~*?~*?~*?', 'rain on the roof', 'дождь-ливень', '🌧️🌧️🌧️🌧️'])(
  'a password of one kind of character is accepted: %s',
  (password) => {
    expect(weaknessOf(password)).toBeNull()
  },
)

test.each([
  ['seven letters', 'ünïqueß', SHORT],
  ['four emoji', '😀😀😀😀', SHORT],
  ['common', 'password', COMMON],
  ['common in capitals', 'PassWord', COMMON],
  ['common in full-width letters', 'ｐａｓｓｗｏｒｄ', COMMON],
])('a password is refused when it is %s', (_, password, message) => {
  expect(weaknessOf(password)).toBe(message)
})
