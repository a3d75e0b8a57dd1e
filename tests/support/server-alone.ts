import { runServer } from '../../src/server/main.ts'

// The server as a program, without a portal: a test beside this one may be building dist/.
await runServer()
