import { describe, expect, test } from 'vitest'
import { createPasswords } from '../../src/server/security/password.ts'

// At the cost of a real school.
const SALT = 'A'.repeat(22)
const KEY = 'A'.repeat(43)
const { hash, verify, isOutdated } = createPasswords()

describe('a password', () => {
  test('must match to its last letter, and in case', async () => {
    const long = 'Long '.repeat(40)
    const stored = await hash(`${long}x`)
    expect(await verify(`${long}x`, stored)).toBe(true)
    for (const other of [`${long}y`, long, `${long}X`, `${long.toLowerCase()}x`]) {
      expect(await verify(other, stored)).toBe(false)
    }
  })

  test('has a new salt each time', async () => {
    expect(await hash('same')).not.toBe(await hash('same'))
  })

  test('is hashed at the cost of OWASP: argon2id, 19 MiB, 2 passes, 1 lane', async () => {
    const stored = await hash('x')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(isOutdated(stored)).toBe(false)
    expect(isOutdated('$argon2id$v=19$m=19456,t=1,p=1$AAAA$AAAA')).toBe(true)
  })

  // That it takes as long as with one: tests/proof/timing.test.ts.
  test('never matches without a hash', async () => {
    expect(await verify('', null)).toBe(false)
    expect(await verify('wrong', null)).toBe(false)
  })

  test.each([
    ['is of another kind', 'md5:1234'],
    ['has a key without end', `$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$${'A'.repeat(1000)}`],
    ['costs nothing', `$argon2id$v=19$m=0,t=1,p=1$${SALT}$${KEY}`],
    ['has less memory than its lanes need', `$argon2id$v=19$m=8,t=1,p=2$${SALT}$${KEY}`],
    ['has a cut salt', `$argon2id$v=19$m=8,t=1,p=1$AAAA$${KEY}`],
    ['has a cut key', `$argon2id$v=19$m=8,t=1,p=1$${SALT}$AA`],
    ['costs a minute', '$argon2id$v=19$m=19456,t=4000,p=1$AAAAAAAAAAA$AAAAAAAA'],
    ['costs 1 GB', '$argon2id$v=19$m=1048576,t=1,p=1$AAAAAAAAAAA$AAAAAAAA'],
  ])('is never equal to a hash that %s', async (_, stored) => {
    expect(await verify('x', stored)).toBe(false)
  })
})
