import { expect, test } from 'vitest'
import { hashCode, newResetCode, newToken } from '../../src/server/security/token.ts'

const MANY = 1000

test('a token has 256 bits, and no token repeats', () => {
  const tokens = Array.from({ length: MANY }, newToken)
  expect(new Set(tokens).size).toBe(MANY)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('a reset code has eight digits, with any digit in any place', () => {
  const codes = Array.from({ length: MANY }, newResetCode)
  for (const code of codes) expect(code).toMatch(/^\d{8}$/)
  for (let place = 0; place < 8; place += 1) {
    expect(new Set(codes.map((code) => code[place])).size).toBe(10)
  }
})

test('the hash of a code depends on the token of the browser', () => {
  expect(hashCode('12345678', 'one')).not.toBe(hashCode('12345678', 'another'))
})
