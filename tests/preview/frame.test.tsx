import { render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { answerCalls } from '../../src/preview/frame/backend.ts'
import { replaceContent } from '../../src/preview/frame/live.ts'
import { setClock } from '../../src/preview/frame/own-clock.ts'
import { previewStudent } from '../../src/preview/frame/student.ts'
import { readState } from '../../src/preview/state.ts'
import { createWorkspace } from '../content/workspace.ts'

const MODAL = '/classes?card=class-link'

/** The portal in the frame of the preview, for the student whom these switches describe. */
async function show(path: string, switches = '') {
  const { root } = await createWorkspace({
    'content/classes/class-link.md': [
      'links:\n  - key: class_link',
      'from: 2026-12-12\nlinks:\n  - key: class_link\n  - key: pre_arrival',
    ],
  })
  const live = createLiveContent()
  live.take(createCompiler(root)())
  const content = live.all()
  const seen = readState(`?${switches}`).switches
  setClock(seen.day, content.school?.site.utcOffsets ?? [])
  onTestFinished(() => setClock('', []))
  replaceContent(content, seen.day !== '')
  const student = previewStudent(seen, content, path)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Nothing is asked of a server')))
  onTestFinished(() => void vi.unstubAllGlobals())
  answerCalls(() => student)
  const { PortalView } = await import('../../src/preview/frame/portal-view.tsx')
  const tell = vi.fn<() => void>()
  const view = (shown: string) => <PortalView path={shown} entries={content.entries} tell={tell} />
  const { rerender } = render(view(path))
  return { tell, go: (to: string) => rerender(view(to)) }
}

test('shows a card to a student who has everything', async () => {
  await show(MODAL)
  expect(await screen.findAllByRole('link', { name: /^Link/ })).toHaveLength(3)
  expect(await screen.findByText(/Tuesdays and Thursdays/)).toBeVisible()
})

test.each([
  ['the first link is missing', 'links=missing', 'Not available yet'],
  ['the links could not be loaded', 'links=failed', /could not be loaded/],
  ['the lesson time is not set', 'lesson=unset', /To be updated/],
])('shows a card when %s', async (_, switches, text) => {
  await show(MODAL, switches)
  const [first] = await screen.findAllByText(text)
  expect(first).toBeVisible()
})

test.each([
  ['all cards', '', true],
  ['a card on its first day', 'day=2026-12-12T00:00', true],
  ['no card before its first day', 'day=2026-12-11T23:59', false],
])('shows %s', async (_, switches, isShown) => {
  await show('/classes', switches)
  await screen.findByRole('heading', { level: 1, name: 'Classes' })
  expect(screen.queryByRole('article', { name: 'Class Link' }) !== null).toBe(isShown)
})

test('welcomes a student with a very long name', async () => {
  await show('/', 'name=long')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Welcome, Oluwa/)
})

test('tells the page around it of a link inside the portal, and of no step that the page asked for', async () => {
  const { tell, go } = await show('/classes')
  await screen.findByRole('heading', { level: 1, name: 'Classes' })
  go('/student-policy')
  go(MODAL)
  await screen.findByRole('dialog')
  expect(tell).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Close' }).click()
  await waitFor(() => expect(tell).toHaveBeenCalledWith({ kind: 'went', path: '/classes' }))
})
