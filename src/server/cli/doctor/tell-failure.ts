import { hostname } from 'node:os'
import * as v from 'valibot'
import { x } from 'tinyexec'
import type { Config } from '../../settings/config.ts'
import { withoutSecrets } from '../../log.ts'
import { StartError } from '../../start-error.ts'

const TO_DO: Readonly<Record<string, string>> = {
  'student-portal-update.service':
    'The students keep the version before. Correct what was merged and merge again. Where the cause was on the ' +
    'server, run: student-portal-update --go-on. What was tried: student-portal-update --status.',
  'student-portal-backup.service':
    'There may be no copy of this night. Mend the cause, then run: systemctl start student-portal-backup. ' +
    'school doctor shows whether it worked.',
  // In a container.
  backup:
    'There may be no copy of this night. Mend the cause, then run: docker compose exec portal school backup --nightly.',
}

const SINCE = '-3h'

/**
 * Mails the operator that a unit of systemd or a service of compose.yaml has failed. Of a unit it tells the last
 * sentence that the project itself said about it: npm and pg_dump write no errors of this priority.
 * @returns what was done
 * @throws {StartError} when the mail was not taken; nothing secret is in its words
 */
export async function tellFailure(
  unit: string,
  { smtp, operatorMail, inContainer }: Config,
): Promise<string> {
  if (operatorMail === null) return `${unit} has failed. ${NOBODY}`
  if (smtp === null) throw new StartError(NO_MAIL_SERVER)
  const { at, reason } = inContainer
    ? { at: new Date(), reason: `docker compose logs ${unit} says why.` }
    : await lastError(unit)
  const text = [
    `${unit} has failed on ${hostname()} at ${at.toISOString()}.`,
    reason,
    TO_DO[unit] ?? `systemctl status ${unit} shows more.`,
  ].join('\n\n')
  const mail = { to: operatorMail, subject: `${unit} has failed`, text: `${text}\n` }
  const { sendAtOnce } = await import('../../mail/smtp.ts') // other commands start without it
  const refusal = await sendAtOnce(smtp, mail)
  if (refusal !== null) throw new StartError(`The mail server did not take the mail: ${refusal}`)
  return `PORTAL_OPERATOR_MAIL was told that ${unit} has failed.`
}

export const NOBODY =
  'Nobody is told when an update or a backup fails: PORTAL_OPERATOR_MAIL names no address.'
const NO_MAIL_SERVER =
  'The failure cannot be mailed: set PORTAL_SMTP_URL and PORTAL_MAIL_FROM, too.'

const entry = v.object({
  MESSAGE: v.string(),
  /** In microseconds. */
  __REALTIME_TIMESTAMP: v.pipe(v.string(), v.transform(Number)),
})

async function lastError(unit: string): Promise<{ at: Date; reason: string }> {
  const matches = [`_SYSTEMD_UNIT=${unit}`, 'PRIORITY=3', `--since=${SINCE}`, '--lines=1']
  const { stdout } = await x('journalctl', [...matches, '--quiet', '--output=json'])
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), stdout)
  if (!parsed.success) return { at: new Date(), reason: `journalctl -u ${unit} says why.` }
  const { MESSAGE: message, __REALTIME_TIMESTAMP: microseconds } = parsed.output
  return { at: new Date(microseconds / 1000), reason: withoutSecrets(message) }
}
