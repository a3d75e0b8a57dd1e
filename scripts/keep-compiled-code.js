import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// node --import ./scripts/keep-compiled-code.js …: Node keeps what it makes of the modules it loads,
// for the next run; to make it anew is a third of the time of a program that loads hundreds of them
// for a moment's work. The folder can be deleted at any time; where it cannot be written, nothing is
// kept. JavaScript, because to read TypeScript is a part of what is kept.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled-code', import.meta.url)))
