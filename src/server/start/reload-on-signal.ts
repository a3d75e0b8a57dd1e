import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { unreadable } from '../settings/unreadable.ts'
import { describeVersion, type Version } from '../built/version.ts'

type Program = { readonly on: (signal: 'SIGHUP', reload: () => void) => unknown }

/** Serves the newest build at `systemctl reload`. If that is refused, the build before stays. */
export function reloadOnSignal(
  server: { readonly reload: () => Version | null },
  log: Log,
  program: Program = process,
): void {
  program.on('SIGHUP', () => {
    try {
      log.info(`Serves ${describeVersion(server.reload())} from now on.`)
    } catch (error) {
      const reason = unreadable(error) ?? (error instanceof StartError ? error.message : error)
      log.problem('The new version is refused, and the one before stays:', reason)
    }
  })
}
