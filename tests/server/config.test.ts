import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { readConfig, unknownSettings } from '../../src/server/settings/config.ts'

const ESCAPES =
  'in the user name and password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25'

const DATABASE = 'postgresql://portal:p%40ss@a.example.org,b.example.org/portal?sslmode=verify-full'
const PING = 'https://ping.example.org/1'
const PROXIES = ['10.0.0.5', '2001:db8::/32']
const MAIL = {
  server: {
    host: 'mail.example.org',
    secure: true,
    requireTLS: true,
    auth: { user: 'user', pass: 'p@ss' },
    tls: { rejectUnauthorized: true },
  },
  from: { name: 'Meridian', address: 'portal@example.org' },
}

/** Every setting with an example, and what that means. */
const SETTINGS: readonly [name: string, example: string, meaning: object][] = [
  ['PORT', '8080', { port: 8080 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['DATABASE_URL', DATABASE, { databaseUrl: DATABASE }],
  ['PORTAL_DATA', '/srv/portal', { dataFolder: '/srv/portal' }],
  ['PORTAL_DEMO', 'off', { demo: false }],
  ['PORTAL_BACKEND', 'https://School.org:8443/', { backend: 'https://school.org:8443' }],
  ['PORTAL_SMTP_URL', 'smtps://user:p%40ss@mail.example.org', { smtp: MAIL }],
  ['PORTAL_MAIL_FROM', 'Meridian <portal@example.org>', { smtp: MAIL }],
  ['PORTAL_TRUSTED_PROXIES', PROXIES.join(', '), { trustedProxies: PROXIES }],
  ['PORTAL_OPERATOR_MAIL', 'me@example.org', { operatorMail: 'me@example.org' }],
  ['PORTAL_BACKUP_COPY', 'rclone copyto', { backups: { copy: 'rclone copyto' } }],
  ['PORTAL_BACKUP_PING', PING, { backups: { ping: PING } }],
  ['PORTAL_BACKUPS', 'elsewhere', { backups: { elsewhere: true } }],
  ['PORTAL_SESSION_IDLE_DAYS', '1', { sessionLife: { idleMs: DAY_MS } }],
  ['PORTAL_SESSION_MAX_DAYS', '90', { sessionLife: { maxMs: 90 * DAY_MS } }],
]
const EVERYTHING = Object.fromEntries(SETTINGS.map(([name, example]) => [name, example]))

describe('readConfig', () => {
  test.each(SETTINGS)('reads %s, which may be empty', (name, _, meaning) => {
    expect(readConfig(EVERYTHING)).toMatchObject(meaning)
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}))
  })

  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      inContainer: false,
      dataFolder: resolve('.data'),
      databaseUrl: null,
      demo: true,
      production: false,
      isHeld: false,
      backend: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      sessionLife: { idleMs: 7 * DAY_MS, maxMs: 30 * DAY_MS },
      backups: { copy: null, ping: null, elsewhere: false },
      operatorMail: null,
      smtp: null,
    })
  })

  test('never allows the demo school in production', () => {
    const production = { NODE_ENV: 'production', PORTAL_DEMO: 'on' }
    expect(readConfig(production)).toMatchObject({ demo: false, production: true })
    const development = { demo: true, production: false }
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject(development)
  })

  test('names every wrong variable at once', () => {
    const env = {
      PORT: 'http',
      HOST: 'my host',
      DATABASE_URL: 'mysql://db.example.org/portal',
      PORTAL_DEMO: 'no',
      PORTAL_BACKEND: 'school.example.org',
      PORTAL_SMTP_URL: 'smtp:/user:secret@mail.example.org',
      PORTAL_TRUSTED_PROXIES: 'nginx',
      PORTAL_SESSION_IDLE_DAYS: '1.5',
    }
    expect(() => readConfig(env)).toThrow(
      [
        'Please correct the environment:',
        '  PORT must be a number from 0 to 65535.',
        '  HOST must be an address such as 127.0.0.1.',
        `  DATABASE_URL must be an address such as postgres://user:password@db.example.org/portal; ${ESCAPES}.`,
        '  PORTAL_DEMO must be on or off.',
        '  PORTAL_BACKEND must be an origin such as https://school.example.org, without a path.',
        `  PORTAL_SMTP_URL must be an address such as smtps://user:password@mail.example.org; ${ESCAPES}.`,
        '  PORTAL_TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16.',
        '  PORTAL_SESSION_IDLE_DAYS must be a number of days from 1 to 400.',
        '  PORTAL_MAIL_FROM must be set, because PORTAL_SMTP_URL is.',
      ].join('\n'),
    )
    const sender = { PORTAL_MAIL_FROM: 'a@b.org' }
    expect(() => readConfig(sender)).toThrow('PORTAL_SMTP_URL must be set')
  })

  test.each([
    ...['-1', '65536', '3000.5', '0x50'].map((port) => ['PORT', port]),
    ...['p@ss', '12?x', '12#x', '5%4z'].map((password) => [
      'DATABASE_URL',
      `postgres://portal:${password}@db.example.org/portal`,
    ]),
    ...['', '/school#1', '/school%231'].map((path) => ['DATABASE_URL', `postgres://a.org${path}`]),
    ...['10.0.0.5/33', '10.0.0.5/', '10.0.0.5/8/8', '10.0.0', '10.0.0.5,', '::1/129', '*'].map(
      (proxy) => ['PORTAL_TRUSTED_PROXIES', proxy],
    ),
    ...['0', '401', '-1', '7d'].map((days) => ['PORTAL_SESSION_IDLE_DAYS', days]),
    ['PORTAL_SESSION_MAX_DAYS', '401'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ...['ftp://a.org', 'https://a.org/portal', 'https://user:secret@a.org', 'https://'].map(
      (origin) => ['PORTAL_BACKEND', origin],
    ),
  ])('refuses %s=%j', (name = '', value = '') => {
    expect(() => readConfig({ [name]: value })).toThrow(`\n  ${name} must be `)
  })
})

test('no wrong setting is printed, wherever a secret stands', () => {
  const secret = 'hunter2/#?@'
  for (const name of Object.keys(EVERYTHING)) {
    for (const value of [secret, `smtps://user:${secret}@mail.example.org`]) {
      expect(() => readConfig({ [name]: value }), name).not.toThrow('hunter2')
    }
  }
})

test('a name that means nothing is told, with the one that may be meant', () => {
  expect(unknownSettings({ ...EVERYTHING, PORTAL_SMPT_URL: 'smtp://a', PATH: '/bin' })).toEqual([
    "The setting PORTAL_SMPT_URL means nothing. Did you mean 'PORTAL_SMTP_URL'?",
  ])
})
