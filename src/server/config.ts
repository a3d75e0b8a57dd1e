import { resolve } from 'node:path'
import * as v from 'valibot'
import { suggest } from './cli/suggest.ts'
import { DAY_MS } from './clock.ts'
import { isAddressOrSubnet, LOOPBACK } from './http/trusted-proxies.ts'
import {
  decoded,
  readSender,
  readSmtpServer,
  type Sender,
  type SmtpServer,
} from './mail/smtp-settings.ts'
import { StartError } from './start-error.ts'
import { SESSION_LIFE, type SessionLife } from './store/session.ts'

/** How the server was asked to run. */
export type Config = {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** Absolute path of the folder with the database and the outbox. */
  readonly dataFolder: string
  /** Address of a PostgreSQL database; null: an embedded one in the data folder. */
  readonly databaseUrl: string | null
  /** Whether a demo school may be here. */
  readonly demo: boolean
  /** Whether it serves a real school. */
  readonly production: boolean
  /** Origin of an existing backend to forward calls to; null: the server answers them itself. */
  readonly backend: string | null
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly sessionLife: SessionLife
  readonly backups: {
    /** A command that copies a file to another place; null: none. */
    readonly copy: string | null
    /** An address to ask when all went well; null: none. */
    readonly ping: string | null
    /** Whether other programs make the copies. */
    readonly elsewhere: boolean
  }
  /** Who is told when an update or a backup fails; null: nobody. */
  readonly operatorMail: string | null
  /** null: mails are written to the outbox folder. */
  readonly smtp: { readonly server: SmtpServer; readonly from: Sender } | null
}

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))

const PORT = 'must be a number from 0 to 65535'
const DAYS = 'must be a number of days from 1 to 400'
const days = v.pipe(
  matching(/^\d{1,3}$/, DAYS),
  v.transform(Number),
  v.minValue(1, DAYS),
  // Browsers keep no cookie for longer.
  v.maxValue(400, DAYS),
)

const ESCAPES =
  'in the user name and password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25'

const variables = v.partial(
  v.object({
    PORT: v.pipe(matching(/^\d{1,5}$/, PORT), v.transform(Number), v.maxValue(65_535, PORT)),
    HOST: matching(/^[^\s/]+$/, 'must be an address such as 127.0.0.1'),
    DATABASE_URL: v.pipe(
      v.string(),
      v.check(
        isDatabaseAddress,
        `must be an address such as postgres://user:password@db.example.org/portal; ${ESCAPES}`,
      ),
    ),
    PORTAL_DATA: v.string(),
    // Read by portal-folder.ts, before anything else.
    PORTAL_DIST: v.string(),
    PORTAL_DEMO: v.picklist(['on', 'off'], 'must be on or off'),
    PORTAL_BACKEND: v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://school.example.org, without a path'),
      v.transform((origin) => new URL(origin).origin),
    ),
    PORTAL_SMTP_URL: v.pipe(
      v.string(),
      v.check(
        (text) => readSmtpServer(text) !== null,
        `must be an address such as smtps://user:password@mail.example.org; ${ESCAPES}`,
      ),
    ),
    PORTAL_MAIL_FROM: v.pipe(
      v.string(),
      v.check(
        (text) => readSender(text) !== null,
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
    PORTAL_OPERATOR_MAIL: v.pipe(
      v.string(),
      v.check((text) => readSender(text)?.name === '', 'must be one email address'),
    ),
    PORTAL_BACKUP_COPY: v.string(),
    PORTAL_BACKUP_PING: v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
        'must be an address such as https://ping.example.org/school',
      ),
    ),
    PORTAL_BACKUPS: v.picklist(['elsewhere'], 'must be elsewhere, or not set'),
    PORTAL_SESSION_IDLE_DAYS: days,
    PORTAL_SESSION_MAX_DAYS: days,
    NODE_ENV: v.string(),
  }),
)

const mailPair = v.pipe(
  v.partial(v.object({ PORTAL_SMTP_URL: v.string(), PORTAL_MAIL_FROM: v.string() })),
  v.forward(
    v.check(
      (env) => !env.PORTAL_SMTP_URL || env.PORTAL_MAIL_FROM !== undefined,
      'must be set, because PORTAL_SMTP_URL is',
    ),
    ['PORTAL_MAIL_FROM'],
  ),
  v.forward(
    v.check(
      (env) => !env.PORTAL_MAIL_FROM || env.PORTAL_SMTP_URL !== undefined,
      'must be set, because PORTAL_MAIL_FROM is',
    ),
    ['PORTAL_SMTP_URL'],
  ),
)

// An intersection reports the problems of both at once; in a pipe, the pair is only checked after the rest.
const environment = v.intersect([variables, mailPair])

/** Names that begin as ours and mean nothing, each with the name that may be meant. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = [...Object.keys(variables.entries), 'PORTAL_SETTINGS']
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('PORTAL_') && !known.includes(name),
  )
  return unknown.map((name) => `The setting ${name} means nothing.${suggest(name, known)}`)
}

/** @throws {StartError} which names every wrong variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // `PORT= npm start` is the same as no PORT.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(environment, set)
  if (!read.success) {
    const problems = read.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? ''
      // Never the value: it may be a password, also one in the wrong place.
      return `  ${name} ${issue.message}.`
    })
    throw new StartError(['Please correct the environment:', ...problems].join('\n'))
  }
  const { output: data } = read
  return {
    host: data.HOST ?? '127.0.0.1',
    port: data.PORT ?? 3000,
    dataFolder: resolve(data.PORTAL_DATA ?? '.data'),
    databaseUrl: data.DATABASE_URL ?? null,
    demo: data.PORTAL_DEMO !== 'off' && data.NODE_ENV !== 'production',
    production: data.NODE_ENV === 'production',
    backend: data.PORTAL_BACKEND ?? null,
    trustedProxies: data.PORTAL_TRUSTED_PROXIES ?? LOOPBACK,
    sessionLife: {
      idleMs: daysOr(data.PORTAL_SESSION_IDLE_DAYS, SESSION_LIFE.idleMs),
      maxMs: daysOr(data.PORTAL_SESSION_MAX_DAYS, SESSION_LIFE.maxMs),
    },
    backups: {
      copy: data.PORTAL_BACKUP_COPY ?? null,
      ping: data.PORTAL_BACKUP_PING ?? null,
      elsewhere: data.PORTAL_BACKUPS === 'elsewhere',
    },
    operatorMail: data.PORTAL_OPERATOR_MAIL?.trim() ?? null,
    smtp: smtpOf(data.PORTAL_SMTP_URL, data.PORTAL_MAIL_FROM),
  }
}

function daysOr(days: number | undefined, otherwiseMs: number): number {
  return days === undefined ? otherwiseMs : days * DAY_MS
}

function smtpOf(url = '', sender = ''): Config['smtp'] {
  const [server, from] = [readSmtpServer(url), readSender(sender)]
  return server && from && { server, from }
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
