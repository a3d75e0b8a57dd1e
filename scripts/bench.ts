import { benchContent } from './bench/content.ts'
import { benchServer } from './bench/server.ts'
import { runCommand } from './system/options.ts'
import { Refused } from './system/refused.ts'

// npm run bench -- server | content: prints figures. Exits with 1 if a bound is missed.

const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  server: benchServer,
  content: benchContent,
}

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const bench = BENCHES[name]
  if (bench === undefined) {
    throw new Refused(`Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
  }
  return bench(args)
})
