import { resolve } from 'node:path'
import * as v from 'valibot'
import { DAY_MS } from './clock.ts'
import { isAddressOrSubnet, LOOPBACK } from './http/trusted-proxies.ts'
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
  /** null: mails are written to the outbox folder. */
  readonly smtp: { readonly url: string; readonly from: string } | null
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

const variables = v.partial(
  v.object({
    PORT: v.pipe(matching(/^\d{1,5}$/, PORT), v.transform(Number), v.maxValue(65_535, PORT)),
    HOST: matching(/^[^\s/]+$/, 'must be an address such as 127.0.0.1'),
    DATABASE_URL: matching(
      /^postgres(?:ql)?:\/\/(?:[^@/\s]*@)?[^@/\s]+\/[^/?\s]+(?:\?\S+)?$/,
      'must be an address such as postgres://user:password@db.example.org/portal, ' +
        'where signs such as @ and / in a password are written as %40 and %2F',
    ),
    PORTAL_DATA: v.string(),
    PORTAL_DEMO: v.picklist(['on', 'off'], 'must be on or off'),
    PORTAL_BACKEND: v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://school.example.org, without a path'),
      v.transform((origin) => new URL(origin).origin),
    ),
    PORTAL_SMTP_URL: matching(
      /^smtps?:\/\/[^/\s]+/,
      'must be an address such as smtp://mail.example.org:587',
    ),
    PORTAL_MAIL_FROM: matching(
      /^[^\r\n]*@[^\r\n]+$/,
      'must be an email address, with or without a name',
    ),
    PORTAL_TRUSTED_PROXIES: v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.everyItem(
        isAddressOrSubnet,
        'must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16',
      ),
    ),
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

/** @throws {StartError} which names every wrong variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // `PORT= npm start` is the same as no PORT.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(environment, set)
  if (!read.success) {
    const problems = read.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? ''
      return `  ${name} ${issue.message}${found(name, env[name])}`
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
    smtp:
      data.PORTAL_SMTP_URL && data.PORTAL_MAIL_FROM
        ? { url: data.PORTAL_SMTP_URL, from: data.PORTAL_MAIL_FROM }
        : null,
  }
}

function daysOr(days: number | undefined, otherwiseMs: number): number {
  return days === undefined ? otherwiseMs : days * DAY_MS
}

function found(name: string, value: string | undefined): string {
  // These addresses hold a password.
  return !value || ['PORTAL_SMTP_URL', 'DATABASE_URL'].includes(name) ? '.' : `, not '${value}'.`
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { origin, href } = new URL(value)
  return href === `${origin}/`
}
