import type { Figure } from '../../figures.ts'
import type { School } from '../school.ts'

/** What an attacker or a crowd does. */
export type Attack = {
  /** How many students there are. */
  readonly students: number
  /** @param school its own, which nobody has used before */
  readonly run: (school: School) => Promise<Figure[]>
}
