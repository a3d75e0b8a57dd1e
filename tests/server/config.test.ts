import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { readConfig, unknownSettings } from '../../src/server/config.ts'

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

const ESCAPES =
  'in the user name and password write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25'

const EVERYTHING = {
  PORT: '8080',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgresql://portal:p%40ss@a.example.org,b.example.org/portal?sslmode=verify-full',
  PORTAL_DATA: '/srv/portal',
  PORTAL_DEMO: 'off',
  PORTAL_BACKEND: 'https://School.example.org:8443/',
  PORTAL_SMTP_URL: 'smtps://user:p%40ss@mail.example.org',
  PORTAL_MAIL_FROM: 'Meridian <portal@example.org>',
  PORTAL_TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
  PORTAL_OPERATOR_MAIL: 'operator@example.org',
  PORTAL_BACKUP_COPY: 'rclone copyto',
  PORTAL_BACKUP_PING: 'https://ping.example.org/1',
  PORTAL_BACKUPS: 'elsewhere',
  PORTAL_SESSION_IDLE_DAYS: '1',
  PORTAL_SESSION_MAX_DAYS: '90',
}

describe('readConfig', () => {
  test('has a default for every missing or empty variable', () => {
    const empty = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: resolve('.data'),
      databaseUrl: null,
      demo: true,
      production: false,
      backend: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      sessionLife: { idleMs: 7 * DAY_MS, maxMs: 30 * DAY_MS },
      backups: { copy: null, ping: null, elsewhere: false },
      operatorMail: null,
      smtp: null,
    })
  })

  test('reads every variable', () => {
    expect(readConfig(EVERYTHING)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/srv/portal',
      databaseUrl: EVERYTHING.DATABASE_URL,
      demo: false,
      production: false,
      backend: 'https://school.example.org:8443',
      trustedProxies: ['10.0.0.5', '2001:db8::/32'],
      sessionLife: { idleMs: DAY_MS, maxMs: 90 * DAY_MS },
      backups: { copy: 'rclone copyto', ping: 'https://ping.example.org/1', elsewhere: true },
      operatorMail: 'operator@example.org',
      smtp: {
        server: {
          host: 'mail.example.org',
          port: undefined,
          secure: true,
          requireTLS: true,
          auth: { user: 'user', pass: 'p@ss' },
          tls: { rejectUnauthorized: true },
        },
        from: { name: 'Meridian', address: 'portal@example.org' },
      },
    })
  })

  test('never allows the demo school in production', () => {
    const production = { NODE_ENV: 'production', PORTAL_DEMO: 'on' }
    expect(readConfig(production)).toMatchObject({ demo: false, production: true })
    const development = { demo: true, production: false }
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject(development)
  })

  test('names every wrong variable at once, and never a password', () => {
    const env = {
      PORT: 'http',
      HOST: 'my host',
      PORTAL_DEMO: 'no',
      PORTAL_BACKEND: 'school.example.org',
      PORTAL_SMTP_URL: 'smtp:/user:secret@mail.example.org',
      PORTAL_TRUSTED_PROXIES: 'nginx',
      PORTAL_SESSION_IDLE_DAYS: '1.5',
    }
    expect(complaint(env)).toBe(
      [
        'Please correct the environment:',
        '  PORT must be a number from 0 to 65535.',
        '  HOST must be an address such as 127.0.0.1.',
        '  PORTAL_DEMO must be on or off.',
        '  PORTAL_BACKEND must be an origin such as https://school.example.org, without a path.',
        `  PORTAL_SMTP_URL must be an address such as smtps://user:password@mail.example.org; ${ESCAPES}.`,
        '  PORTAL_TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16.',
        '  PORTAL_SESSION_IDLE_DAYS must be a number of days from 1 to 400.',
        '  PORTAL_MAIL_FROM must be set, because PORTAL_SMTP_URL is.',
      ].join('\n'),
    )
    expect(complaint({ PORTAL_MAIL_FROM: 'a@b.org' })).toContain('PORTAL_SMTP_URL must be set')
  })

  test.each([
    'postgres://portal:p@ss@db.example.org/portal',
    'postgres://db.example.org',
    'mysql://db.example.org/portal',
    'postgres://portal:12?x@db.example.org/portal',
    'postgres://portal:12#x@db.example.org/portal',
    'postgres://portal:5%4z@db.example.org/portal',
    'postgres://db.example.org/school#1',
    'postgres://db.example.org/school%231',
  ])('refuses the database %j without its password', (address) => {
    expect(complaint({ DATABASE_URL: address })).toBe(
      'Please correct the environment:\n' +
        `  DATABASE_URL must be an address such as postgres://user:password@db.example.org/portal; ${ESCAPES}.`,
    )
  })

  test.each([
    ...['-1', '65536', '3000.5', '0x50'].map((port) => ['PORT', port]),
    ...['10.0.0.5/33', '10.0.0.5/', '10.0.0.5/8/8', '10.0.0', '10.0.0.5,', '::1/129', '*'].map(
      (proxy) => ['PORTAL_TRUSTED_PROXIES', proxy],
    ),
    ...['0', '401', '-1', '7d'].map((days) => ['PORTAL_SESSION_IDLE_DAYS', days]),
    ['PORTAL_SESSION_MAX_DAYS', '401'],
    ['PORTAL_BACKEND', 'ftp://school.example.org'],
    ['PORTAL_BACKEND', 'https://school.example.org/portal'],
    ['PORTAL_BACKEND', 'https://user:secret@school.example.org'],
    ['PORTAL_BACKEND', 'https://'],
  ])('refuses %s=%j', (name = '', value = '') => {
    expect(complaint({ [name]: value })).toContain(`\n  ${name} must be `)
  })
})

test('no wrong setting is printed, wherever a secret stands', () => {
  const secret = 'hunter2/#?@'
  for (const name of Object.keys(EVERYTHING)) {
    for (const value of [secret, `smtps://user:${secret}@mail.example.org`]) {
      expect(complaint({ [name]: value }), name).not.toContain('hunter2')
    }
  }
  const mail = { PORTAL_SMTP_URL: 'smtps://AKIAX:ab/cd+ef=@mail.example.org' }
  expect(complaint(mail)).toContain('PORTAL_SMTP_URL must be an address')
})

test('a name that means nothing is told, with the one that may be meant', () => {
  expect(unknownSettings({ ...EVERYTHING, PORTAL_SMPT_URL: 'smtp://a', PATH: '/bin' })).toEqual([
    "The setting PORTAL_SMPT_URL means nothing. Did you mean 'PORTAL_SMTP_URL'?",
  ])
})
