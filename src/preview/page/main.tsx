import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '../../portal/theme/tokens.css'
import '../../portal/theme/base.css'
import '../../portal/theme/layout.css'
import { createQueryClient } from '../../portal/api/query-client.ts'
import { showAccent } from '../accent.ts'
import { unsavedFiles } from '../editor/kept-words.ts'
import type { Content } from '../exchange.ts'
import { followConnection, followContent } from '../follow-content.ts'
import { PreviewPage } from './preview-page.tsx'

// The writers' preview: every text as students see it.

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
const root = createRoot(element)
const queries = createQueryClient()

let content: Content | null = null
let isConnected = true

function render(): void {
  if (content === null) return
  root.render(
    <QueryClientProvider client={queries}>
      <PreviewPage content={content} isConnected={isConnected} />
    </QueryClientProvider>,
  )
}

followConnection((is) => {
  isConnected = is
  render()
})

void followContent((next) => {
  content = next
  showAccent(next.school)
  // The writer looks at the frame: it may update before the page around it.
  startTransition(render)
})

// The browser asks before it closes a tab with unsaved words.
addEventListener('beforeunload', (event) => {
  if (unsavedFiles().length > 0) event.preventDefault()
})
