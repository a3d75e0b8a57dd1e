import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import '../../portal/theme/tokens.css'
import '../../portal/theme/base.css'
import '../../portal/theme/layout.css'
import { showAccent } from '../colours.ts'
import type { Content } from '../exchange.ts'
import { followConnection, followContent } from '../follow-content.ts'
import { PreviewPage } from './preview-page.tsx'

// The writers' preview: everything that the portal shows, in every state that a student can meet.

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
const root = createRoot(element)

let content: Content | null = null
let isConnected = true

function render(): void {
  if (content === null) return
  root.render(<PreviewPage content={content} isConnected={isConnected} />)
}

followConnection((is) => {
  isConnected = is
  render()
})

void followContent((next) => {
  content = next
  showAccent(next)
  // The writer looks at the frames: they may update before the page around them.
  startTransition(render)
})
