import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { createPortalParts, Portal } from '../../../src/portal/portal.tsx'
import { createBrowser } from '../server/browser.ts'
import { press } from '../student.ts'
import { startPhpBackend } from './backend.ts'
import { PHP_STUDENT } from './school.ts'

const realFetch = globalThis.fetch

/** The whole portal in jsdom, in front of a backend that is not ours, with real connections. */
export async function openPhpPortal({ at = '', signedIn = true } = {}) {
  const php = await startPhpBackend()
  onTestFinished(() => php.close())
  const { fetch, signIn } = createBrowser({
    request: (address, init) => {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address)
      return realFetch(`${php.origin}${pathname}${search}`, init)
    },
  })
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  let history = createMemoryHistory()
  /** Loads a page afresh: the browser keeps its storage and its cookies, and nothing else. */
  const load = (path: string) => {
    cleanup()
    history = createMemoryHistory({ initialEntries: [path] })
    render(<Portal {...createPortalParts(history)} />)
  }
  if (signedIn) await signIn(PHP_STUDENT.email, PHP_STUDENT.password)
  if (at !== '') load(at)
  return {
    php,
    load,
    path: () => history.location.pathname,
    /** Presses a button whose call fails, and waits until it can be pressed again. */
    pressInVain: async (button: string, call: string) => {
      press(button)
      await waitFor(() => {
        expect(php.calls().filter((made) => made.endsWith(call))).toHaveLength(1)
      })
      await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled())
    },
  }
}

export const PHP_LOGIN = { Email: PHP_STUDENT.email, Password: PHP_STUDENT.password }
