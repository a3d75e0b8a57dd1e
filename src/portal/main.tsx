import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/base.css'
import './theme/print.css'
import { logo } from '../content/compiled/logo.ts'
import { Portal } from './portal.tsx'
import { applyStoredTheme } from './theme/theme.ts'

applyStoredTheme()
if (logo !== null) document.querySelector('link[rel=icon]')?.setAttribute('href', logo)

// This browser runs the portal, even if its styles did not arrive.
document.getElementById('older-browser')?.remove()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
)
