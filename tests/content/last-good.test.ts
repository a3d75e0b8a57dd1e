import { expect, test } from 'vitest'
import { createLiveCompile } from '../../scripts/content/last-good.ts'
import { readText } from '../../scripts/content/read/read-text.ts'
import { schoolFiles } from './school.ts'

const SITE = 'content/site.json'
const BROKEN = { [SITE]: ['"Test School",', '"Test School"'] as const }

test.each([
  ['the accepted one', () => schoolFiles(), [SITE], 'Test School'],
  ['none where there is none', () => null, [], undefined],
])(
  'for a settings file that is wrong from the beginning %s stands in',
  (_, accepted, old, name) => {
    const compileLive = createLiveCompile(readText, accepted)
    const first = compileLive(schoolFiles(BROKEN))
    expect(first.old).toEqual(old)
    expect(first.problems.filter(({ file }) => file === SITE)).toHaveLength(1)
    expect(first.content.settings.site?.whole?.name).toBe(name)
    expect(first.modules).toBeNull()

    const mended = compileLive(schoolFiles())
    expect([mended.old, mended.problems]).toEqual([[], []])
  },
)
