import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { formatProblem } from '../../scripts/content/problem.ts'
import { cleanCard } from './clean-cards.ts'
import { createRandom } from './random.ts'
import { schoolFiles } from './school.ts'

/** All in one run would be the same; in portions a failure is found sooner. */
const CARDS = 10_000
const PORTION = 1_000

test(`${CARDS} clean cards raise no false alarm`, { timeout: 300_000 }, () => {
  const random = createRandom(1)
  for (let first = 0; first < CARDS; first += PORTION) {
    const files = schoolFiles()
    for (let number = first; number < first + PORTION; number += 1) {
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
    expect(counts.cards).toBe(PORTION + 1)
  }
})
