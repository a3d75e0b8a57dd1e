import type { Figure } from '../figures.ts'
import type { Attack } from './attacks/attack.ts'
import { abandonedGuesses, fourAddresses, oneCampus, strangers } from './attacks/logins.ts'
import { emailOf } from './attacks/people.ts'
import { firstDay, strangersCodes } from './attacks/resets.ts'
import { lockedDatabase, slowBodies } from './attacks/stalls.ts'
import { flood, lostAnswers } from './attacks/submissions.ts'
import { openSchool } from './school.ts'

const ATTACKS: readonly Attack[] = [
  fourAddresses,
  abandonedGuesses,
  oneCampus,
  strangers,
  strangersCodes,
  firstDay,
  flood,
  lostAnswers,
  lockedDatabase,
  slowBodies,
]

/** Attacks the real server, with the hashing that a school has. Takes about a minute. */
export async function measureAttacks(attacks = ATTACKS): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { students, run } of attacks) {
    const school = await openSchool(Array.from({ length: students }, (_, index) => emailOf(index)))
    try {
      figures.push(...(await run(school)))
    } finally {
      await school.close()
    }
  }
  return figures
}
