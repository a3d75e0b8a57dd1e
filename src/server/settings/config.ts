import { resolve } from 'node:path'
import * as v from 'valibot'
import { suggest } from './suggest.ts'
import { DAY_MS } from '../clock.ts'
import { isAddressOrSubnet, LOOPBACK } from '../http/trusted-proxies.ts'
import { decoded, readSender, readSmtpServer } from './smtp-settings.ts'
import { IN_CONTAINER, type Env } from './settings-file.ts'
import { StartError } from '../start-error.ts'
import { SESSION_LIFE } from '../store/session.ts'

const checked = (isRight: (text: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isRight, message))

const numberFrom = (least: number, most: number, what = 'a number') =>
  v.pipe(
    checked(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be ${what} from ${least} to ${most}`,
    ),
    v.transform(Number),
  )

// Browsers keep no cookie for longer.
const days = numberFrom(1, 400, 'a number of days')

const ESCAPES =
  'in the user name and password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25'

const variables = v.partial(
  v.object({
    PORT: numberFrom(0, 65_535),
    HOST: checked((text) => /^[^\s/]+$/.test(text), 'must be an address such as 127.0.0.1'),
    DATABASE_URL: checked(
      isDatabaseAddress,
      `must be an address such as postgres://user:password@db.example.org/portal; ${ESCAPES}`,
    ),
    PORTAL_DATA: v.string(),
    // Read by portal-folder.ts, before anything else.
    PORTAL_DIST: v.string(),
    PORTAL_DEMO: v.picklist(['on', 'off'], 'must be on or off'),
    PORTAL_BACKEND: v.pipe(
      checked(isOrigin, 'must be an origin such as https://school.example.org, without a path'),
      v.transform((origin) => new URL(origin).origin),
    ),
    PORTAL_SMTP_URL: v.pipe(
      v.string(),
      v.transform(readSmtpServer),
      v.check(
        (server) => server !== null,
        `must be an address such as smtps://user:password@mail.example.org; ${ESCAPES}`,
      ),
    ),
    PORTAL_MAIL_FROM: v.pipe(
      v.string(),
      v.transform(readSender),
      v.check(
        (sender) => sender !== null,
        'must be one email address, or one name with the address in angle brackets: School <portal@example.org>',
      ),
    ),
    PORTAL_TRUSTED_PROXIES: v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.everyItem(
        isAddressOrSubnet,
        'must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16',
      ),
    ),
    PORTAL_OPERATOR_MAIL: checked(
      (text) => readSender(text)?.name === '',
      'must be one email address',
    ),
    PORTAL_BACKUP_COPY: v.string(),
    PORTAL_BACKUP_PING: checked(
      (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
      'must be an address such as https://ping.example.org/school',
    ),
    PORTAL_BACKUPS: v.picklist(['elsewhere'], 'must be elsewhere, or not set'),
    PORTAL_SESSION_IDLE_DAYS: days,
    PORTAL_SESSION_MAX_DAYS: days,
    // Read by settings-file.ts, before anything else.
    PORTAL_SETTINGS: v.string(),
    // Read by Caddy, beside a container.
    PORTAL_ADDRESS: v.string(),
    NODE_ENV: v.string(),
    // Node accepts every certificate with 0: of sheets, of the backend and of pings.
    NODE_TLS_REJECT_UNAUTHORIZED: checked(
      (text) => text !== '0',
      'must be 1 or not set; for an authority of your own, set NODE_EXTRA_CA_CERTS to the file with its certificate',
    ),
    LISTEN_FDS: v.string(),
    LISTEN_PID: v.string(),
  }),
)

/** Names that begin as ours and mean nothing, each with the name that may be meant. */
export function unknownSettings(env: Env): string[] {
  const names = Object.keys(variables.entries)
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('PORTAL_') && !names.includes(name),
  )
  return unknown.map((name) => `The setting ${name} means nothing.${suggest(name, names)}`)
}

/** @throws {StartError} which names every wrong variable */
export function readConfig(env: Env): Config {
  // `PORT= npm start` is the same as no PORT.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(variables, set)
  // Never the value: it may be a password, also one in the wrong place.
  const problems = (read.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}.`)
  const missing = MAIL.find((name) => set[name] === undefined)
  const other = MAIL.find((name) => set[name] !== undefined)
  if (missing && other) problems.push(`${missing} must be set, because ${other} is.`)
  if (read.success && problems.length === 0) return configOf(read.output)
  throw new StartError(['Please correct the environment:', ...problems].join('\n  '))
}

const MAIL = ['PORTAL_SMTP_URL', 'PORTAL_MAIL_FROM']

/** How the server was asked to run. */
export type Config = Readonly<ReturnType<typeof configOf>>

function configOf(data: v.InferOutput<typeof variables>) {
  const { PORTAL_SMTP_URL: server, PORTAL_MAIL_FROM: from } = data
  return {
    host: data.HOST ?? '127.0.0.1',
    /** 0 lets the system choose. */
    port: data.PORT ?? 3000,
    /** Whether systemd holds the port: deploy/student-portal.socket. */
    isHeld: data.LISTEN_FDS === '1' && data.LISTEN_PID === String(process.pid),
    /** Whether it runs in a container, where there is no systemd. */
    inContainer: data.PORTAL_SETTINGS === IN_CONTAINER,
    /** Absolute path of the folder with the database and the outbox. */
    dataFolder: resolve(data.PORTAL_DATA ?? '.data'),
    /** Address of a PostgreSQL database; null: an embedded one in the data folder. */
    databaseUrl: data.DATABASE_URL ?? null,
    /** Whether a demo school may be here. */
    demo: data.PORTAL_DEMO !== 'off' && data.NODE_ENV !== 'production',
    /** Whether it serves a real school. */
    production: data.NODE_ENV === 'production',
    /** Origin of an existing backend to forward calls to; null: the server answers them itself. */
    backend: data.PORTAL_BACKEND ?? null,
    /** Addresses and networks whose X-Forwarded-* headers are believed. */
    trustedProxies: data.PORTAL_TRUSTED_PROXIES ?? LOOPBACK,
    sessionLife: {
      idleMs: daysOr(data.PORTAL_SESSION_IDLE_DAYS, SESSION_LIFE.idleMs),
      maxMs: daysOr(data.PORTAL_SESSION_MAX_DAYS, SESSION_LIFE.maxMs),
    },
    backups: {
      /** A command that copies a file to another place; null: none. */
      copy: data.PORTAL_BACKUP_COPY ?? null,
      /** An address to ask when all went well; null: none. */
      ping: data.PORTAL_BACKUP_PING ?? null,
      /** Whether other programs make the copies. */
      elsewhere: data.PORTAL_BACKUPS === 'elsewhere',
    },
    /** Who is told when an update or a backup fails; null: nobody. */
    operatorMail: data.PORTAL_OPERATOR_MAIL?.trim() ?? null,
    /** null: mails are written to the outbox folder. */
    smtp: server && from ? { server, from } : null,
  }
}

function daysOr(days: number | undefined, otherwiseMs: number): number {
  return days === undefined ? otherwiseMs : days * DAY_MS
}

/** Whether the driver (pg-connection-string) reads the address as it is written. */
function isDatabaseAddress(text: string): boolean {
  const [, user = '', hosts = '', rest = ''] =
    /^postgres(?:ql)?:\/\/(?:([^@/?#\s]*)@)?([^@/?#\s]+)(\/[^/#\s]*)$/.exec(text) ?? []
  if (hosts === '' || decoded(text) === null) return false
  return hosts.split(',').every((host) => {
    const address = `postgres://${user === '' ? '' : `${user}@`}${host}${rest}`
    if (!URL.canParse(address)) return false
    // The driver leaves %2F, %3F and %23 in a name as they are.
    const database = new URL(address).pathname.slice(1)
    return database !== '' && decodeURI(database) === decodeURIComponent(database)
  })
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { origin, href } = new URL(value)
  return href === `${origin}/`
}
