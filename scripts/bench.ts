import { benchContent } from './bench/content.ts'
import { benchServer } from './bench/server.ts'
import { OptionsError, runCommand } from './system/options.ts'

// npm run bench -- server | content: prints figures. Exits with 1 if a bound is missed.

const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  server: benchServer,
  content: benchContent,
}

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const bench = BENCHES[name]
  if (bench === undefined) {
    throw new OptionsError(
      `Say what to measure: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`,
    )
  }
  return bench(args)
})
