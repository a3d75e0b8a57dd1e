import react from '@vitejs/plugin-react'
import path from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '../src/server/config.ts'
import { startServer } from '../src/server/main.ts'
import { contentPlugin } from './content/vite-plugin.ts'
import { PROJECT } from './project.ts'

// npm run dev: Vite with instant updates of code and content, in front of the same server.
