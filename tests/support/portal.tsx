import { createMemoryHistory, type HistoryState } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { createPortalParts, Portal } from '../../src/portal/portal.tsx'
import { bent } from './bent-calls.ts'
import { openSchool, type TestSchool } from './server.ts'
import { settled, underWay } from './settled.ts'

type PortalTest = {
  readonly school?: TestSchool
  /** Where the portal is opened. */
  readonly at?: string
  /** The heading of its page, to wait for. */
  readonly shows?: string | RegExp
  /** What the page before handed on to it. */
  readonly state?: HistoryState
  /** Whether Ada has a session already. */
  readonly signedIn?: boolean
}

/** The whole portal in jsdom, in front of the real server in process. */
export async function openPortal({
  school,
  at = '/',
  shows,
  state,
  signedIn = true,
}: PortalTest = {}) {
  const opened = await openSchool(school)
  onTestFinished(() => opened.close())
  onTestFinished(bent.mend)
  if (signedIn) await opened.signIn()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${input}`)
    return (await bent.answer(input)) ?? underWay(opened.fetch(input, init))
  })
  const load = (address: string) => {
    const history = createMemoryHistory({ initialEntries: [address] })
    if (state !== undefined) history.replace(address, state)
    const parts = createPortalParts(history)
    render(<Portal {...parts} />)
    return { history, client: parts.client }
  }
  let page = load(at)
  // A page that is gone makes no more calls. The next test would hear them.
  const leave = () => page.client.cancelQueries()
  onTestFinished(leave)
  if (shows !== undefined) await heading(shows)
  return {
    school: opened,
    user: userEvent.setup({
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
    /** Moves in the history and waits for nothing. `place` reads it. */
    history: {
      push: (path: string) => page.history.push(path),
      back: () => page.history.back(),
      forward: () => page.history.forward(),
    },
    /** The calls since the portal was opened, once none is under way, each as 'GET /backend/auth.php'. */
    calls: async (file = '') => {
      await settled()
      return calls.filter((line) => line.includes(`/backend/${file}`) || file === '')
    },
    /** Where the student is: path, whole address, and steps of the history. */
    place: async () => {
      await settled()
      const { pathname: path, href, state } = page.history.location
      return { path, href, overlay: state.overlay?.kind, steps: page.history.length }
    },
    /** Goes to a page and waits for its heading. */
    go: async (path: string, title: string | RegExp) => {
      page.history.push(path)
      await heading(title)
    },
    /** Loads the portal afresh: the browser keeps its storage and its cookies, and nothing else. */
    reload: (address = page.history.location.href) => {
      void leave()
      cleanup()
      page = load(address)
    },
  }
}

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
