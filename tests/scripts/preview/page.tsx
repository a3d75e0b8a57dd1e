import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { createApi } from '../../../scripts/preview/api.ts'
import { createLiveContent } from '../../../scripts/preview/live-content.ts'
import { createQueryClient } from '../../../src/portal/api/query-client.ts'
import type { Shown } from '../../../scripts/preview/pages/frame/main.tsx'
import { PreviewPage } from '../../../scripts/preview/pages/page/preview-page.tsx'
import type { Changes } from '../content/good-school.ts'
import { createWorkspace } from '../content/workspace.ts'

/**
 * The preview's page in jsdom, with its real server in process, on a small school. Its frame stays empty.
 * @param checkout a folder with content, instead of a new one
 * @param served what the portal of the school says of itself
 * @param held what the answer to a request waits for
 */
export async function openPage(
  show: string,
  changes: Changes = {},
  checkout?: string,
  served: () => unknown = () => null,
  held: (request: string) => Promise<void> | undefined = () => undefined,
) {
  const workspace = await createWorkspace(changes)
  const root = checkout ?? workspace.root
  const live = createLiveContent(root)
  const answer = createApi(live)
  vi.stubGlobal('fetch', async (address: string | URL, { body: sent }: { body: string }) => {
    if (address instanceof URL) return Response.json(served())
    const request = address.replace('/preview/', '')
    const [status, body] = await answer(request, JSON.parse(sent))
    await held(request)
    return Response.json(body, { status })
  })
  history.replaceState(null, '', `/?show=${show}`)
  onTestFinished(() => history.replaceState(null, '', '/'))

  const queries = createQueryClient()
  const page = () => (
    <QueryClientProvider client={queries}>
      <PreviewPage content={live.all()} isConnected />
    </QueryClientProvider>
  )
  live.check()
  const { rerender } = render(page())
  const check = () => {
    live.check()
    act(() => rerender(page()))
  }
  return {
    ...workspace,
    user: userEvent.setup(),
    /** Saves changes, and shows them as the preview does when it sees a save. */
    save: async (wanted: Changes) => {
      await workspace.change(wanted)
      check()
    },
    check,
    frame: watchFrame(),
    /** Opens the form for the words of the shown text. */
    edit: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
      await screen.findByRole('textbox', { name: 'Text' })
    },
  }
}

/** What the page shows in the frame of the portal, from when that has loaded. */
function watchFrame() {
  let shown: Partial<Shown> = {}
  return {
    load: () => {
      shown = {}
      const frame = screen.getByTitle<HTMLIFrameElement>('The portal')
      if (!frame.contentWindow) throw new Error('No portal is shown')
      frame.contentWindow.showPortal = (changed) => void (shown = { ...shown, ...changed })
      fireEvent.load(frame)
    },
    went: (path: string) => act(() => shown.onWent?.(path)),
    shown: () => shown,
  }
}
