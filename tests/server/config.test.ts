import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
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
      demo: true,
      production: false,
      backend: null,
      smtp: null,
    })
  })

  test('counts empty variables as missing', () => {
    const names = [
      'PORT',
      'HOST',
      'PORTAL_DATA',
      'PORTAL_BACKEND',
      'PORTAL_DEMO',
      'PORTAL_SMTP_URL',
    ]
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(readConfig({ ...empty, PORTAL_MAIL_FROM: '' })).toEqual(readConfig({}))
  })

  test('says everything', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PORTAL_DATA: '/srv/portal',
      PORTAL_DEMO: 'off',
      PORTAL_BACKEND: 'https://School.example.org:8443/',
      PORTAL_SMTP_URL: 'smtps://user:p%40ss@mail.example.org',
      PORTAL_MAIL_FROM: 'Meridian <portal@example.org>',
    })
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/srv/portal',
      demo: false,
      production: false,
      backend: 'https://school.example.org:8443',
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
    }
    expect(complaint(env)).toBe(
      [
        'Please correct the environment:',
        "  PORT must be a number from 0 to 65535, not 'http'.",
        "  HOST must be an address such as 127.0.0.1, not 'my host'.",
        "  PORTAL_DEMO must be on or off, not 'no'.",
        "  PORTAL_BACKEND must be an origin such as https://school.example.org, without a path, not 'school.example.org'.",
        '  PORTAL_SMTP_URL must be an address such as smtp://mail.example.org:587.',
        '  PORTAL_MAIL_FROM must be set, because PORTAL_SMTP_URL is.',
      ].join('\n'),
    )
  })

  test.each(['-1', '65536', '3000.5', '0x50', ' '])('refuses %j as a port', (port) => {
    expect(complaint({ PORT: port })).toContain('PORT must be a number')
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
