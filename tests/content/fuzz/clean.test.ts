import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { formatProblem } from '../../../scripts/content/problem.ts'
import { cleanCard } from './clean-cards.ts'
import { CLEAN_CARDS, SEED } from './size.ts'
import { createRandom } from './random.ts'
import { schoolFiles } from '../school.ts'

/** All in one school would be the same; in portions a failure is found sooner. */
const PORTION = 500

test(`${CLEAN_CARDS} clean cards raise no false alarm`, () => {
  const random = createRandom(SEED)
  for (let first = 0; first < CLEAN_CARDS; first += PORTION) {
    const files = schoolFiles()
    const end = Math.min(first + PORTION, CLEAN_CARDS)
    for (let number = first; number < end; number += 1) {
      files.set(`content/classes/card-${number}.md`, cleanCard(random, number))
    }
    const { problems, modules, counts } = compile(files)
    expect(
      problems.slice(0, 5).map((problem) => {
        const line = String(files.get(problem.file)).split('\n')[problem.line - 1]
        return `${formatProblem(problem)} | ${line}`
      }),
    ).toEqual([])
    expect(modules).not.toBeNull()
    expect(counts.cards).toBe(end - first + 1)
  }
})
