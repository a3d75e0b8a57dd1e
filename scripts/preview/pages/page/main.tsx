import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import '../../../../src/portal/theme/tokens.css'
import '../../../../src/portal/theme/base.css'
import '../../../../src/portal/theme/layout.css'
import { createQueryClient } from '../../../../src/portal/api/query-client.ts'
import { unsavedFiles } from '../editor/kept-words.ts'
import { query } from '../ask.ts'
import { CHANGE_EVENT } from '../exchange.ts'
import { PreviewPage } from './preview-page.tsx'

// The writers' preview: every text as students see it.

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
const queries = createQueryClient()

const CONTENT = query('content', null)

function Preview() {
  const { data: content, isError } = useQuery(CONTENT)
  return content && <PreviewPage content={content} isConnected={!isError} />
}

// At a lost connection the content cannot be loaded, and the page says so. Vite reloads the page when the server runs
// again.
for (const event of [CHANGE_EVENT, 'vite:ws:disconnect', 'vite:ws:connect']) {
  import.meta.hot?.on(event, () => void queries.invalidateQueries(CONTENT))
}

createRoot(element).render(
  <QueryClientProvider client={queries}>
    <Preview />
  </QueryClientProvider>,
)

// The browser asks before it closes a tab with unsaved words.
addEventListener('beforeunload', (event) => {
  if (unsavedFiles().length > 0) event.preventDefault()
})
