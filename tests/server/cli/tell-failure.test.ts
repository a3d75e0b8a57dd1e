import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailServer } from '../mail-server.ts'
import { run, temporaryFolder } from '../program.ts'

const UNIT = 'student-portal-update.service'

/** `school failed` where the journal holds these errors of the unit. */
async function failed(env: Readonly<Record<string, string>>, errors: readonly string[] = []) {
  const lines = errors.map((MESSAGE) =>
    JSON.stringify({ MESSAGE, __REALTIME_TIMESTAMP: '1772452800000000' }),
  )
  const folder = await temporaryFolder({ lines: lines.join('\n') })
  const journalctl = `#!/bin/sh
case "$*" in *_SYSTEMD_UNIT=${UNIT}*PRIORITY=3*--lines=1*) cat '${folder}/lines' ;; esac
`
  await writeFile(join(folder, 'journalctl'), journalctl, { mode: 0o755 })
  const PATH = `${folder}:${process.env['PATH']}`
  const program = run('src/server/cli/main.ts', ['failed', UNIT], { PATH, ...env })
  return { code: await program.ended, output: program.output() }
}

const OPERATOR = { PORTAL_OPERATOR_MAIL: 'operator@example.org' }

test.skipIf(process.platform === 'win32')(
  'the operator gets a mail with the unit, the masked reason, its time and what to do',
  async () => {
    const { mails, ...server } = await mailServer()
    const env = { ...server.env, ...OPERATOR }
    const reason = 'Version 1a2b3c could not be built for ada@example.org (12345678).'
    expect(await failed(env, [reason])).toMatchObject({ code: 0 })
    await failed(env)
    expect(mails.map(({ to }) => to)).toEqual([['operator@example.org'], ['operator@example.org']])
    const [first = '', second] = mails.map(({ raw }) => raw.replaceAll('=\r\n', ''))
    expect(first).toContain(`Subject: ${UNIT} has failed`)
    expect(first).toContain('at 2026-03-02T12:00:00.000Z')
    expect(first).toMatch(/Version 1a2b3c could not be built for/)
    expect(first).not.toMatch(/ada@|12345678/)
    expect(first).toContain('student-portal-update --go-on')
    expect(second).toContain(`journalctl -u ${UNIT} says why.`)
  },
)

test('beside a container the mail names the service, and no command of systemd', async () => {
  const { mails, env } = await mailServer()
  const settings = { ...env, ...OPERATOR, PORTAL_SETTINGS: 'container' }
  const program = run('src/server/cli/main.ts', ['failed', 'backup'], settings)
  expect(await program.ended).toBe(0)
  const raw = mails[0]?.raw.replaceAll('=\r\n', '')
  expect(raw).toContain('docker compose logs backup says why.')
  expect(raw).toContain('docker compose exec portal school backup --nightly')
  expect(raw).not.toMatch(/systemctl|journalctl/)
})

test('nobody is told without PORTAL_OPERATOR_MAIL, and a mail that is not taken is tried again', async () => {
  const { code, output } = await failed({})
  expect([code, output]).toEqual([0, expect.stringContaining('names no address')])
  const { env } = await mailServer({ onRcptTo: (_, __, done) => done(new Error('Not now')) })
  expect(await failed({ ...env, ...OPERATOR, JOURNAL_STREAM: '8:1' })).toEqual({
    code: 1,
    output: expect.stringMatching(/^<3>The mail server did not take the mail: .*Not now/),
  })
})
