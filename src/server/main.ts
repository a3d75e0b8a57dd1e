import { existsSync } from 'node:fs'
import { portalFolder } from './built/portal-folder.ts'
import { describeVersion } from './built/version.ts'
import { DEMO_ADA, DEMO_GRACE, DEMO_PASSWORD } from './demo/demo-data.ts'
import { logFor } from './log.ts'
import { readConfig, unknownSettings } from './settings/config.ts'
import { schoolCommand } from './settings/kept-by-npm.ts'
import { withoutQuotes } from './settings/settings-file.ts'
import { unreadable } from './settings/unreadable.ts'
import { StartError } from './start-error.ts'
import { closeOnSignal } from './start/close-on-signal.ts'
import { reloadOnSignal } from './start/reload-on-signal.ts'
import { startServer, type ServerOptions } from './start-server.ts'

/** Runs the server with the settings of the environment, until it is told to stop. */
export async function runServer(options: ServerOptions = {}): Promise<void> {
  const { log = logFor(process.env) } = options
  try {
    const env = withoutQuotes(process.env)
    const config = readConfig(env)
    for (const text of unknownSettings(env)) log.problem(text, HOW_TO_NAME)
    const server = await startServer(config, { ...options, log })
    closeOnSignal(server)
    // Without a service, the signal means that the terminal was closed: the server ends.
    if (config.production) reloadOnSignal(server, log)
    log.info(`The student portal is at ${server.origin}, ${describeVersion(server.version)}`)
    if (config.backend !== null) log.info(`Its backend is ${config.backend}`)
    if (server.students === 'demo') log.info(demoSignIn())
    if (server.students === 'none') log.info(NO_STUDENTS)
  } catch (error) {
    const text = unreadable(error) ?? (error instanceof StartError ? error.message : null)
    if (text === null) throw error
    console.error(text)
    process.exitCode = 1
  }
}

const HOW_TO_NAME = 'docs/operate.md names them all.'

const NO_STUDENTS = `There are no students yet: ${schoolCommand(process.env)} import students FILE`

function demoSignIn(): string {
  return (
    `Sign in to the demo school with ${DEMO_ADA.email} and ${DEMO_PASSWORD}\n` +
    `(${DEMO_GRACE.email}, same password, is deactivated).`
  )
}

if (import.meta.main) {
  const folder = portalFolder(process.env)
  // Without a build it answers calls alone. A folder that is named must hold one.
  const isMeant = existsSync(folder) || process.env['PORTAL_DIST'] !== undefined
  await runServer(isMeant ? { portal: { folder } } : {})
}
