import { availableParallelism } from 'node:os'
import { createPasswords } from '../../../src/server/security/password.ts'

// Prints how many passwords a second are hashed when there is nothing else to do.

const AT_ONCE = Math.max(1, availableParallelism() - 1)
const SECONDS = 3

const passwords = createPasswords()
const began = performance.now()
let hashed = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() - began < SECONDS * 1000) {
      await passwords.verify('a password', null)
      hashed += 1
    }
  }),
)
console.log((hashed * 1000) / (performance.now() - began))
