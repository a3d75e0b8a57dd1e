import { resolve } from 'node:path'
import * as z from 'zod'
import { DAY_MS } from './clock.ts'
import { isNetwork, THIS_MACHINE } from './http/proxies.ts'
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
  /** Whether a real school runs on it. */
  readonly production: boolean
  /** Origin of an existing backend to forward calls to; null: the server answers them itself. */
  readonly backend: string | null
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly sessionLife: SessionLife
  /** null: mails are written to the outbox folder. */
  readonly smtp: { readonly url: string; readonly from: string } | null
}

// `PORT= npm start` is the same as no PORT.
const unset = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unset, schema.optional())

const DAYS = 'must be a number of days from 1 to 400'
const days = optional(
  z
    .string()
    .regex(/^\d{1,3}$/, DAYS)
    .transform(Number)
    // Browsers keep no cookie for longer.
    .refine((number) => number >= 1 && number <= 400, DAYS),
)

const environment = z
  .object({
    PORT: optional(
      z
        .string()
        .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
        .transform(Number)
        .refine((port) => port <= 65_535, 'must be a number from 0 to 65535'),
    ),
    HOST: optional(z.string().regex(/^[^\s/]+$/, 'must be an address such as 127.0.0.1')),
    DATABASE_URL: optional(
      z
        .string()
        .regex(
          /^postgres(?:ql)?:\/\/(?:[^@/\s]*@)?[^@/\s]+\/[^/?\s]+(?:\?\S+)?$/,
          'must be an address such as postgres://user:password@db.example.org/portal, ' +
            'where signs such as @ and / in a password are written as %40 and %2F',
        ),
    ),
    PORTAL_DATA: optional(z.string()),
    PORTAL_DEMO: optional(z.enum(['on', 'off'], 'must be on or off')),
    PORTAL_BACKEND: optional(
      z
        .string()
        .refine(isOrigin, 'must be an origin such as https://school.example.org, without a path')
        .transform((origin) => new URL(origin).origin),
    ),
    PORTAL_SMTP_URL: optional(
      z
        .string()
        .regex(/^smtps?:\/\/[^/\s]+/, 'must be an address such as smtp://mail.example.org:587'),
    ),
    PORTAL_MAIL_FROM: optional(
      z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an email address, with or without a name'),
    ),
    PORTAL_TRUSTED_PROXIES: optional(
      z
        .string()
        .transform((list) => list.split(',').map((entry) => entry.trim()))
        .refine(
          (entries) => entries.every(isNetwork),
          'must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16',
        ),
    ),
    PORTAL_SESSION_IDLE_DAYS: days,
    PORTAL_SESSION_MAX_DAYS: days,
    NODE_ENV: z.string().optional(),
  })
  // `when` lets zod report this together with all other problems.
  .refine((env) => !env.PORTAL_SMTP_URL || env.PORTAL_MAIL_FROM, {
    path: ['PORTAL_MAIL_FROM'],
    message: 'must be set, because PORTAL_SMTP_URL is',
    when: () => true,
  })
  .refine((env) => !env.PORTAL_MAIL_FROM || env.PORTAL_SMTP_URL, {
    path: ['PORTAL_SMTP_URL'],
    message: 'must be set, because PORTAL_MAIL_FROM is',
    when: () => true,
  })

/** @throws {StartError} that names every variable that is not as it should be */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => {
      const name = path.join('.')
      return `  ${name} ${message}${found(name, env[name])}`
    })
    throw new StartError(['Please correct the environment:', ...problems].join('\n'))
  }
  const { data } = read
  return {
    host: data.HOST ?? '127.0.0.1',
    port: data.PORT ?? 3000,
    dataFolder: resolve(data.PORTAL_DATA ?? '.data'),
    databaseUrl: data.DATABASE_URL ?? null,
    demo: data.PORTAL_DEMO !== 'off' && data.NODE_ENV !== 'production',
    production: data.NODE_ENV === 'production',
    backend: data.PORTAL_BACKEND ?? null,
    trustedProxies: data.PORTAL_TRUSTED_PROXIES ?? THIS_MACHINE,
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
  // A server's address holds its password.
  return !value || ['PORTAL_SMTP_URL', 'DATABASE_URL'].includes(name) ? '.' : `, not '${value}'.`
}

function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { origin, href } = new URL(value)
  return href === `${origin}/`
}
