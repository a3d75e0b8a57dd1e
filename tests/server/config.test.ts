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
      smtp: { url: EVERYTHING.PORTAL_SMTP_URL, from: EVERYTHING.PORTAL_MAIL_FROM },
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
        "  PORT must be a number from 0 to 65535, not 'http'.",
        "  HOST must be an address such as 127.0.0.1, not 'my host'.",
        "  PORTAL_DEMO must be on or off, not 'no'.",
        "  PORTAL_BACKEND must be an origin such as https://school.example.org, without a path, not 'school.example.org'.",
        '  PORTAL_SMTP_URL must be an address such as smtp://mail.example.org:587.',
        "  PORTAL_TRUSTED_PROXIES must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16, not 'nginx'.",
        "  PORTAL_SESSION_IDLE_DAYS must be a number of days from 1 to 400, not '1.5'.",
        '  PORTAL_MAIL_FROM must be set, because PORTAL_SMTP_URL is.',
      ].join('\n'),
    )
    expect(complaint({ PORTAL_MAIL_FROM: 'a@b.org' })).toContain('PORTAL_SMTP_URL must be set')
  })

  test.each([
    'postgres://portal:p@ss@db.example.org/portal',
    'postgres://db.example.org',
    'mysql://db.example.org/portal',
  ])('refuses the database %j without its password', (address) => {
    expect(complaint({ DATABASE_URL: address })).toBe(
      'Please correct the environment:\n' +
        '  DATABASE_URL must be an address such as postgres://user:password@db.example.org/portal, ' +
        'where signs such as @ and / in a password are written as %40 and %2F.',
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
