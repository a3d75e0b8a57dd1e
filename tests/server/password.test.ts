import { describe, expect, test } from 'vitest'
import { createPasswords } from '../../src/server/security/password.ts'

// At the cost of a real school.
const passwords = createPasswords()

async function time(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

describe('a password', () => {
  test('belongs to its own hash and to no other', async () => {
    const [mine, yours] = await Promise.all([passwords.hash('mine'), passwords.hash('yours')])
    expect(await passwords.verify('mine', mine)).toBe(true)
    expect(await passwords.verify('mine', yours)).toBe(false)
  })

  test('counts to its last letter, and in every letter’s case', async () => {
    const long = 'Long '.repeat(40)
    const stored = await passwords.hash(`${long}x`)
    const others = [`${long}y`, long, `${long}X`, `${long.toLowerCase()}x`]
    expect(await passwords.verify(`${long}x`, stored)).toBe(true)
    for (const other of others) expect(await passwords.verify(other, stored)).toBe(false)
  })

  test('has another hash each time', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
  })

  test('is hashed at the cost that OWASP names: argon2id, 19 MiB, 2 passes, 1 lane', async () => {
    expect(await passwords.hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('has an outdated hash when that was made at another cost', async () => {
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false)
    expect(passwords.isOutdated('$argon2id$v=19$m=19456,t=1,p=1$AAAA$AAAA')).toBe(true)
  })

  test('belongs to nobody who has no hash, and finding out takes as long', async () => {
    const hash = await passwords.hash('right')
    expect(await passwords.verify('', null)).toBe(false)
    // The quickest of several runs, and more of them while the machine is busy with other things:
    // those only add time, now to the one and now to the other, and a real difference stays.
    let [somebody, nobody] = [Infinity, Infinity]
    const alike = () => nobody > somebody / 2 && nobody < somebody * 2
    for (let run = 0; run < 10 || (run < 100 && !alike()); run += 1) {
      somebody = Math.min(somebody, await time(() => passwords.verify('wrong', hash)))
      nobody = Math.min(nobody, await time(() => passwords.verify('wrong', null)))
    }
    expect({ somebody, nobody, alike: alike() }).toMatchObject({ alike: true })
  })

  test('is hashed beside the main thread', async () => {
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 1)
    await Promise.all(Array.from({ length: 8 }, () => passwords.hash('x')))
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(0)
  })

  test.each([
    ['is no hash', 'md5:1234'],
    ['has a key without end', `$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$${'A'.repeat(1000)}`],
    ['costs a minute', '$argon2id$v=19$m=19456,t=4000,p=1$AAAAAAAAAAA$AAAAAAAA'],
    ['costs 1 GB', '$argon2id$v=19$m=1048576,t=1,p=1$AAAAAAAAAAA$AAAAAAAA'],
  ])('is an error to compare with something that %s', async (_, stored) => {
    await expect(passwords.verify('x', stored)).rejects.toThrow(
      'no argon2id hash, or costs too much',
    )
  })
})
