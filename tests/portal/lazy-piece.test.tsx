import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPiece, loadPieces } from '../../src/portal/parts/lazy-piece.tsx'
import { stopClock } from '../support/jsdom-clock.ts'
import { press } from '../support/student.ts'

const RETRY_MS = 1000

const Modal = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    A modal
  </button>
)

test('a modal that is opened before it has arrived waits in a frame, which can be closed', async () => {
  const arrival = Promise.withResolvers<typeof Modal>()
  const Lazy = lazyPiece(() => arrival.promise)
  const close = vi.fn()
  render(<Lazy onClose={close} />)
  expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveTextContent('Loading…')
  press('Close')
  expect(close).toHaveBeenCalledOnce()
  await act(async () => arrival.resolve(Modal))
  expect(screen.getByRole('button', { name: 'A modal' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a modal that does not arrive says so, and Try again brings it', async () => {
  const pass = stopClock()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<typeof Modal>>().mockRejectedValue(new TypeError('lost'))
  const Lazy = lazyPiece(load)
  render(<Lazy onClose={() => undefined} />)
  await act(async () => {})
  await pass(RETRY_MS)
  expect(screen.getByRole('dialog')).toHaveTextContent('This could not be loaded.')
  load.mockResolvedValue(Modal)
  await act(async () => press('Try again'))
  expect(screen.getByRole('button', { name: 'A modal' })).toBeVisible()
})

test('a modal that was loaded ahead opens at once', async () => {
  const Lazy = lazyPiece(async () => Modal)
  await loadPieces()
  render(<Lazy onClose={() => undefined} />)
  expect(screen.getByRole('button', { name: 'A modal' })).toBeVisible()
})
