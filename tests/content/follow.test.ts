import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { repairContent } from '../../scripts/content/fix/repair-content.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import { GROUPS } from './mistakes/groups.ts'
import { acceptedFiles, meantFiles, plantedFiles } from './mistakes/mistake.ts'

// Writers follow advice to the letter. Here a machine does.

const EDIT = ({ repair, suggestion }: Problem) => repair ?? suggestion

describe.each(Object.entries(GROUPS))('of mistakes in %s', (_, mistakes) => {
  test.each(Object.entries(mistakes))(
    'who follows the advice on %s has what was meant',
    (_name, mistake) => {
      const files = plantedFiles(mistake)
      const meant = meantFiles(mistake)
      const accepted = acceptedFiles(mistake)
      if (meant === null) {
        const { problems } = compile(files, undefined, accepted)
        const isLeftToAPerson = problems.some((problem) => !EDIT(problem))
        const suggested = isLeftToAPerson ? [] : problems.filter(({ suggestion }) => suggestion)
        expect(suggested, 'advice without a word in the table of what was meant').toEqual([])
        return
      }
      expect(compile(meant).problems).toEqual([])
      const { changed } = repairContent(files, EDIT, accepted)
      expect(Object.fromEntries([...files, ...changed])).toEqual(Object.fromEntries(meant))
    },
  )
})
