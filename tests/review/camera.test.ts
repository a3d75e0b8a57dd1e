import { expect, test } from 'vitest'
import { startCamera } from '../../scripts/review/camera.ts'
import { compareVersions, type Entry } from '../../scripts/review/compare.ts'
import { versionOf } from '../../scripts/review/version.ts'
import { schoolFiles } from '../content/school.ts'
import { isNight } from '../support/night.ts'

const PAGE = 'content/student-policy/page.md'

/** The height of a JPEG: it stands in the segment that begins the frame. */
function heightOf(picture: string | null | undefined): number {
  const bytes = Buffer.from(picture ?? '', 'base64')
  return bytes.readUInt16BE(bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
}

// It takes twenty seconds: a picture is waited for during ten.
test.skipIf(!isNight)(
  'a figure is shown in its sentence, a long page around it, and a picture that fails is named',
  async () => {
    const long = 'We ask this of everybody.\n\n'.repeat(100)
    const files = schoolFiles({ [PAGE]: ['## Refunds', `${long}## Refunds`] })
    const before = versionOf(files)
    const after = versionOf(schoolFiles({ 'content/figures.json': ['40', '4'] }, files))
    const { entries } = compareVersions(before, after)
    const nowhere = { address: '/classes', card: 'Nowhere' }
    const broken = {
      ...(entries[0] as Entry),
      views: [{ title: 'Nowhere', before: nowhere, after: null }],
    }
    const camera = startCamera()
    const { pairs, missing } = await camera.take([broken, ...entries], before, after)
    await camera.close()

    expect(missing).toEqual([
      expect.stringMatching(/^There is no picture of “Nowhere” before: TimeoutError/),
    ])
    expect(pairs.get(broken)).toEqual([{ title: 'Nowhere', before: null, after: null }])
    const [policy] = pairs.get(entries[0] as Entry) ?? []
    expect(policy?.title).toBe('Policy')
    for (const picture of [policy?.before, policy?.after]) {
      expect(heightOf(picture)).toBeGreaterThan(150)
      expect(heightOf(picture)).toBeLessThan(600)
    }
  },
)
