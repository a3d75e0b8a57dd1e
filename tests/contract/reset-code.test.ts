import { expect, test } from 'vitest'
import { plainCode } from '../../src/contract/reset-code.ts'

test.each([
  ['1234-5678', '12345678'],
  ['1234\u20115678', '12345678'], // a hyphen that breaks no line
  [' 1234\u00a05678\u200b ', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['١٢٣٤٥٦٧٨', '12345678'],
  ['12345678.', '12345678.'],
  ['Code: 12345678', 'Code: 12345678'],
  ['AB-12', 'AB-12'], // a code of another backend
  ['', ''],
])('plainCode reads %j as %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})
