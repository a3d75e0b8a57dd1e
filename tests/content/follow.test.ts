import { describe, expect, test } from 'vitest'
import { openCache } from '../../scripts/content/cache.ts'
import { compile } from '../../scripts/content/compile.ts'
import { repairContent } from '../../scripts/content/fix/repair-content.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { GROUPS } from './mistakes/groups.ts'
import { meantFiles, plantedFiles } from './mistakes/mistake.ts'

// Writers follow advice to the letter. Here a machine does.

/** What nobody planted anything in is read once for all: one of many thousand texts at a time is new. */
const { read } = openCache('tests/content/nowhere')

const EDIT = ({ repair, suggestion }: Problem) => repair ?? suggestion

describe.each(Object.entries(GROUPS))('of mistakes in %s', (_, mistakes) => {
  test.each(Object.entries(mistakes))(
    'who follows the advice on %s has what was meant',
    (_name, mistake) => {
      const files = plantedFiles(mistake)
      const meant = meantFiles(mistake)
      if (meant === null) {
        const { problems } = compile(files, read)
        const isLeftToAPerson = problems.some((problem) => !EDIT(problem))
        const suggested = isLeftToAPerson ? [] : problems.filter(({ suggestion }) => suggestion)
        expect(suggested, 'advice without a word in the table of what was meant').toEqual([])
        return
      }
      expect(compile(meant, read).problems).toEqual([])
      const { changed } = repairContent(files, EDIT, read)
      expect(Object.fromEntries([...files, ...changed])).toEqual(Object.fromEntries(meant))
    },
  )
})
