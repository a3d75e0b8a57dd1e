import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import { answerCalls, storedLinks } from '../../../scripts/preview/pages/frame/backend.ts'
import { replaceContent, setClock } from '../../../scripts/preview/pages/frame/live.ts'
import { createWorkspace } from '../content/workspace.ts'

const MODAL = '/classes?card=class-link'

/** The portal in the frame of the preview. @param day as in the state of the preview */
async function show(path: string, day = '') {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': [
      'links:\n  - key: class_link',
      'from: 2026-12-12\nlinks:\n  - key: class_link\n  - key: pre_arrival',
    ],
  })
  const live = createLiveContent(root)
  live.check()
  const content = live.all()
  setClock(day, content.school?.site.utcOffsets ?? [])
  onTestFinished(() => setClock('', []))
  replaceContent(content, day !== '')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing is asked of a server')))
  answerCalls(() => storedLinks(content.school))
  const { PortalView } = await import('../../../scripts/preview/pages/frame/portal-view.tsx')
  const onWent = vi.fn<() => void>()
  const view = (shown: string) => (
    <PortalView path={shown} entries={content.entries} onWent={onWent} />
  )
  const { rerender } = render(view(path))
  return { onWent, go: (to: string) => rerender(view(to)) }
}

test('shows a card to a student who has everything', async () => {
  await show(MODAL)
  expect(await screen.findAllByRole('link', { name: /^Link/ })).toHaveLength(3)
  expect(await screen.findByText(/Tuesdays and Thursdays/)).toBeVisible()
})

test.each([
  ['all cards', '', true],
  ['a card on its first day', '2026-12-12T00:00', true],
  ['no card before its first day', '2026-12-11T23:59', false],
])('shows %s', async (_, day, isShown) => {
  await show('/classes', day)
  await screen.findByRole('heading', { level: 1, name: 'Classes' })
  expect(screen.queryByRole('article', { name: 'Class Link' }) !== null).toBe(isShown)
})

test('tells the page around it of a link inside the portal, and of no step that the page asked for', async () => {
  const { onWent, go } = await show('/classes')
  await screen.findByRole('heading', { level: 1, name: 'Classes' })
  go('/student-policy')
  go(MODAL)
  await screen.findByRole('dialog')
  expect(onWent).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Close' }).click()
  await waitFor(() => expect(onWent).toHaveBeenCalledWith('/classes'))
})
