import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { Portal } from '../../src/portal/portal.tsx'
import { openSchool, type TestSchool } from './server.ts'

type PortalTest = {
  readonly school?: TestSchool
  /** Where the portal is opened. */
  readonly at?: string
  /** Whether Ada has a session already. */
  readonly signedIn?: boolean
  /** Answers a call in place of the real server, for what no server of ours would say. */
  readonly answer?: (path: string) => Response | Promise<Response> | undefined
}

/** The whole portal in jsdom, in front of the real server in process. */
export async function openPortal({ school, at = '/', signedIn = true, answer }: PortalTest = {}) {
  const opened = await openSchool(school)
  onTestFinished(() => opened.close())
  if (signedIn) await opened.signIn()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${input}`)
    return (await answer?.(input)) ?? opened.fetch(input, init)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  render(<Portal history={history} />)
  const user = userEvent.setup({ advanceTimers: advance })
  return { school: opened, calls, history, user, path: () => history.location.pathname }
}

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

function advance(ms: number): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}
