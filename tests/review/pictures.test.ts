import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDrawable } from '../../scripts/review/drawable.ts'
import { countFailed, takePictures } from '../../scripts/review/pictures.ts'
import { looks } from '../../scripts/review/report/looks.ts'
import { versionOf } from '../../scripts/review/version.ts'
import { viewName, type View } from '../../scripts/review/views.ts'
import { schoolFiles } from '../content/school.ts'

const CARD = 'content/classes/class-link.md'
const school = schoolFiles()
const drawable = makeDrawable(versionOf(school), school)
const sides = { before: drawable, after: drawable }

const card = (title: string, address = '/classes'): View => {
  const spot = { address, card: title, file: CARD }
  return { subject: 'card', device: 'computer', words: title, before: spot, after: spot }
}

test('a picture that fails fails alone, and its place says so', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  // A browser refuses such an address at once; a card that is not there is waited for.
  const [good, bad] = [card('Class Link'), card('Nowhere', 'http://[')]

  const pictures = await takePictures([bad, good], sides)

  expect(pictures.get(viewName(good))).toMatchObject({
    before: { webp: expect.any(String) },
    after: { webp: expect.any(String) },
  })
  expect(countFailed(pictures)).toBe(2)
  expect(looks([bad], pictures)).toContain(
    'Nowhere, after: This picture could not be taken. Everything else is here.',
  )
}, 120_000)

test('without a browser every picture says that it is missing, and nothing is thrown', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('PORTAL_CHROMIUM', '/nowhere/chromium')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    told.mockRestore()
  })
  const view = card('Class Link')

  const pictures = await takePictures([view], sides)

  expect(countFailed(pictures)).toBe(2)
  expect(looks([view], pictures)).toContain('The pictures could not be taken.')
}, 120_000)
