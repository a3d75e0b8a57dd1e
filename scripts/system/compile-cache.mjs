import { enableCompileCache } from 'node:module'

// Node caches the stripped TypeScript in the system's temporary folder: a command of writers then loads in
// a quarter of the time. This file is JavaScript, because loading the stripper takes 50 ms.
enableCompileCache()
