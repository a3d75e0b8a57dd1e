import { describe, expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from '../../src/server/security/password.ts'

async function time(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

describe('a password', () => {
  test('belongs to its own hash and to no other', async () => {
    const [mine, yours] = await Promise.all([hashPassword('mine'), hashPassword('yours')])
    expect(await verifyPassword('mine', mine)).toBe(true)
    expect(await verifyPassword('mine', yours)).toBe(false)
  })

  test('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  test('is hashed with today’s parameters', async () => {
    expect(isOutdated(await hashPassword('x'))).toBe(false)
    expect(isOutdated('$argon2id$v=19$m=19456,t=1,p=1$AAAA$AAAA')).toBe(true)
  })

  test('belongs to nobody who has no hash, and finding out takes as long', async () => {
    const hash = await hashPassword('right')
    expect(await verifyPassword('', null)).toBe(false)
    // The quickest of several runs, and more of them while the machine is busy with other things:
    // those only add time, now to the one and now to the other, and a real difference stays.
    let [somebody, nobody] = [Infinity, Infinity]
    const alike = () => nobody > somebody / 2 && nobody < somebody * 2
    for (let run = 0; run < 10 || (run < 100 && !alike()); run += 1) {
      somebody = Math.min(somebody, await time(() => verifyPassword('wrong', hash)))
      nobody = Math.min(nobody, await time(() => verifyPassword('wrong', null)))
    }
    expect({ somebody, nobody, alike: alike() }).toMatchObject({ alike: true })
  })

  test('is hashed beside the main thread', async () => {
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 1)
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('x')))
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(0)
  })

  test('is an error to compare with something that is no hash', async () => {
    await expect(verifyPassword('x', 'md5:1234')).rejects.toThrow('not an argon2id PHC string')
  })
})
