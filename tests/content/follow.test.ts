import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { repairContent } from '../../scripts/content/fix/repair-content.ts'
import { GROUPS } from './mistakes/groups.ts'
import { meantFiles, plantedFiles } from './mistakes/mistake.ts'

// Writers follow advice to the letter. Here a machine does.

describe.each(Object.entries(GROUPS))('of mistakes in %s', (_, mistakes) => {
  test.each(Object.entries(mistakes))(
    'who follows the advice on %s has what was meant',
    (_name, mistake) => {
      const files = plantedFiles(mistake)
      const meant = meantFiles(mistake)
      if (meant === null) {
        const { problems } = compile(files)
        // Where one of several mistakes is left to a person, there is nothing whole to compare.
        if (problems.some(({ repair, suggestion }) => !repair && !suggestion)) return
        const suggested = problems.filter(({ suggestion }) => suggestion)
        expect(suggested, 'advice without a word in the table of what was meant').toEqual([])
        return
      }
      expect(compile(meant).problems).toEqual([])
      const { changed } = repairContent(files, ({ repair, suggestion }) => repair ?? suggestion)
      expect(Object.fromEntries([...files, ...changed])).toEqual(Object.fromEntries(meant))
    },
  )
})
