import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { readConfig } from '../../src/server/config.ts'

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the environment', () => {
  test('may be empty', () => {
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
      smtp: null,
    })
  })

  test('counts empty variables as missing', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'PORTAL_DATA',
      'PORTAL_BACKEND',
      'PORTAL_DEMO',
      'PORTAL_SMTP_URL',
      'PORTAL_TRUSTED_PROXIES',
      'PORTAL_SESSION_IDLE_DAYS',
      'PORTAL_SESSION_MAX_DAYS',
    ]
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(readConfig({ ...empty, PORTAL_MAIL_FROM: '' })).toEqual(readConfig({}))
  })

  test('says everything', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://portal:secret@a.example.org,b.example.org/portal',
      PORTAL_DATA: '/srv/portal',
      PORTAL_DEMO: 'off',
      PORTAL_BACKEND: 'https://School.example.org:8443/',
      PORTAL_SMTP_URL: 'smtps://user:p%40ss@mail.example.org',
      PORTAL_MAIL_FROM: 'Meridian <portal@example.org>',
      PORTAL_TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
      PORTAL_SESSION_IDLE_DAYS: '1',
      PORTAL_SESSION_MAX_DAYS: '90',
    })
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/srv/portal',
      databaseUrl: 'postgres://portal:secret@a.example.org,b.example.org/portal',
      demo: false,
      production: false,
      backend: 'https://school.example.org:8443',
      trustedProxies: ['10.0.0.5', '2001:db8::/32'],
      sessionLife: { idleMs: DAY_MS, maxMs: 90 * DAY_MS },
      smtp: {
        url: 'smtps://user:p%40ss@mail.example.org',
        from: 'Meridian <portal@example.org>',
      },
    })
  })

  test('never allows the demo school in production', () => {
    expect(readConfig({ NODE_ENV: 'production', PORTAL_DEMO: 'on' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'development' }).demo).toBe(true)
  })

  test('says whether a real school runs on it', () => {
    expect(readConfig({ NODE_ENV: 'production' }).production).toBe(true)
    expect(readConfig({ NODE_ENV: 'development' }).production).toBe(false)
  })

  test('is told everything that is wrong at once, in plain words', () => {
    const env = {
      PORT: 'http',
      HOST: 'my host',
      PORTAL_DEMO: 'no',
      PORTAL_BACKEND: 'school.example.org',
      PORTAL_SMTP_URL: 'mail.example.org',
      PORTAL_TRUSTED_PROXIES: 'nginx',
      PORTAL_SESSION_IDLE_DAYS: '1.5',
      PORTAL_SESSION_MAX_DAYS: '401',
    }
    expect(complaint(env)).toBe(
      [
        'Please correct the environment:',
        "  PORT must be a number from 0 to 65535, not 'http'.",
        "  HOST must be an address such as 127.0.0.1, not 'my host'.",
        "  PORTAL_DEMO must be on or off, not 'no'.",
        "  PORTAL_BACKEND must be an origin such as https://school.example.org, without a path, not 'school.example.org'.",
        '  PORTAL_SMTP_URL must be an address such as smtp://mail.example.org:587.',
        "  PORTAL_TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16, not 'nginx'.",
        "  PORTAL_SESSION_IDLE_DAYS must be a number of days from 1 to 400, not '1.5'.",
        "  PORTAL_SESSION_MAX_DAYS must be a number of days from 1 to 400, not '401'.",
        '  PORTAL_MAIL_FROM must be set, because PORTAL_SMTP_URL is.',
      ].join('\n'),
    )
  })

  test.each([
    'postgres://portal:p@ss@db.example.org/portal',
    'postgres://portal:p/ss@db.example.org/portal',
    'postgres://portal@/portal',
    'postgres://db.example.org',
    'mysql://db.example.org/portal',
  ])('refuses %j as a database, without repeating its password', (address) => {
    expect(complaint({ DATABASE_URL: address })).toBe(
      'Please correct the environment:\n' +
        '  DATABASE_URL must be an address such as postgres://user:password@db.example.org/portal, ' +
        'where signs such as @ and / in a password are written as %40 and %2F.',
    )
  })

  test.each([
    'postgres://portal:p%40ss@db.example.org:5433/portal?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgresql://a.example.org,b.example.org/portal',
  ])('takes %j as a database', (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })

  test.each(['-1', '65536', '3000.5', '0x50', ' '])('refuses %j as a port', (port) => {
    expect(complaint({ PORT: port })).toContain('PORT must be a number')
  })

  test.each(['10.0.0.5/33', '10.0.0.5/', '10.0.0.5/8/8', '10.0.0', '10.0.0.5,', '::1/129', '*'])(
    'refuses %j as a proxy',
    (proxy) => {
      expect(complaint({ PORTAL_TRUSTED_PROXIES: proxy })).toContain(
        'must be addresses or networks',
      )
    },
  )

  test.each(['0', '401', '-1', '7d', ' '])('refuses %j as days of a session', (days) => {
    expect(complaint({ PORTAL_SESSION_IDLE_DAYS: days })).toContain('must be a number of days')
  })

  test.each([
    'ftp://school.example.org',
    'https://school.example.org/portal',
    'https://school.example.org/?x',
    'https://user:secret@school.example.org',
    'https://',
  ])('refuses %j as a backend', (backend) => {
    expect(complaint({ PORTAL_BACKEND: backend })).toContain('PORTAL_BACKEND must be an origin')
  })

  test('wants to know the sender where it knows the mail server, and the reverse', () => {
    expect(complaint({ PORTAL_SMTP_URL: 'smtp://x' })).toContain('PORTAL_MAIL_FROM must be set')
    expect(complaint({ PORTAL_MAIL_FROM: 'a@b.org' })).toContain('PORTAL_SMTP_URL must be set')
  })

  test('does not repeat a mail server’s password', () => {
    expect(complaint({ PORTAL_SMTP_URL: 'smtp:/user:secret@x' })).not.toContain('secret')
  })
})
