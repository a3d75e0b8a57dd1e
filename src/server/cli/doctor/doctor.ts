import { existsSync } from 'node:fs'
import { systemClock } from '../../clock.ts'
import { readConfig, unknownSettings, type Config } from '../../settings/config.ts'
import { outboxPath } from '../../settings/data-folder.ts'
import {
  NO_NOTICES,
  readSchoolFile,
  sendsNotices,
  UNKNOWN_SCHOOL,
} from '../../built/school-file.ts'
import { openPortal } from '../../built/open-portal.ts'
import { StartError } from '../../start-error.ts'
import { unreadable } from '../../settings/unreadable.ts'
import { describeVersion } from '../../built/version.ts'
import type { Context } from '../command.ts'
import { examineFolder, examineServer } from './examine-database.ts'
import { examinePages } from './examine-pages.ts'
import { note, ok, wrong, type Finding } from './finding.ts'
import { examineCopies } from '../backup/nightly.ts'
import { NOBODY } from './tell-failure.ts'
import { isEmail } from '../import/read-address.ts'

/**
 * Checks everything that a school depends on, and changes nothing.
 * @param mailTo the address for a test mail; without one none is sent
 * @param origin that students use; without one it is asked for nothing
 */
export async function* examine(
  { env, portal }: Context,
  mailTo: string | undefined,
  origin: string | undefined,
): AsyncGenerator<Finding> {
  const config = orReason(() => readConfig(env))
  if (typeof config === 'string') {
    yield wrong(config)
    return
  }
  const file = config.inContainer ? undefined : env['PORTAL_SETTINGS']
  yield ok(`The settings can be read: ${file ?? 'those of the environment'}.`)
  for (const text of unknownSettings(env)) yield wrong(text)
  yield* examineBuild(config, portal)
  if (origin !== undefined) {
    const problem = await examinePages(origin, portal)
    yield problem === null ? ok(`Pages arrive at ${origin} as built.`) : wrong(problem)
  }
  if (config.backend !== null) {
    yield ok(`${config.backend} answers the calls: there is no database here.`)
    return
  }
  const school = orReason(() => readSchoolFile(portal))
  const zone = (typeof school === 'string' ? UNKNOWN_SCHOOL : school).portal
  const { databaseUrl, dataFolder } = config
  yield* databaseUrl === null ? examineFolder(dataFolder, zone) : examineServer(databaseUrl, zone)
  if (config.production && config.operatorMail === null) yield note(NOBODY)
  yield await examineCopies(config, systemClock.now(), zone)
  yield await examineMail(config, mailTo)
}

/** What the work returns, or why it cannot be done. */
function orReason<Result>(work: () => Result): Result | string {
  try {
    return work()
  } catch (error) {
    const reason = unreadable(error) ?? (error instanceof StartError ? error.message : null)
    if (reason === null) throw error
    return reason
  }
}

/** As the server opens it. */
function* examineBuild({ backend }: Config, folder: string): Generator<Finding> {
  if (!existsSync(folder)) {
    yield wrong(`There is no built portal in ${folder}: npm run build makes one.`)
    return
  }
  const opened = orReason(() => openPortal(folder))
  if (typeof opened === 'string') {
    yield wrong(opened)
    return
  }
  yield ok(`The built portal in ${folder} is whole: ${describeVersion(opened.version)}.`)
  if (backend === null && !sendsNotices(opened.school)) yield note(NO_NOTICES)
}

async function examineMail(
  { smtp, dataFolder, production }: Config,
  mailTo: string | undefined,
): Promise<Finding> {
  if (smtp === null) {
    const text = `No mail server is set: mails are written to ${outboxPath(dataFolder)}.`
    const isMeant = !production && mailTo === undefined
    return isMeant ? note(text) : wrong(`${text} Set PORTAL_SMTP_URL and PORTAL_MAIL_FROM.`)
  }
  if (mailTo === undefined) return ok('A mail server is set. --mail ADDRESS sends a test mail.')
  if (!isEmail(mailTo)) return wrong(`'${mailTo}' is not an email address.`)
  const text = 'school doctor sent this mail. The mail server works.\n'
  const subject = 'A test mail of the student portal'
  const { sendAtOnce } = await import('../../mail/smtp.ts') // other commands start without it
  const reason = await sendAtOnce(smtp, { to: mailTo, subject, text })
  return reason === null
    ? ok(`The mail server took a test mail to ${mailTo}.`)
    : wrong(`The mail server did not take a test mail to ${mailTo}: ${reason}`)
}
