import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { SELF_SIGNED } from '../../support/self-signed.ts'
import { tool } from '../cli/tool.ts'
import { query } from '../query.ts'

// npm run school on PostgreSQL.

test('the doctor names the version and finds changed tables', async () => {
  const { school, place } = await tool()
  const { code, output } = await school('doctor')
  expect(output).toMatch(/^ok {4} The database answers: PostgreSQL \d+\.$/m)
  expect(output).toContain('ok     The tables are those of this version.')
  expect(code).toBe(0)
  await query(
    place,
    `create function spy() returns trigger language plpgsql as 'begin return new; end';
    create trigger spy after insert on submissions execute function spy();
    alter table messages drop column text;
    alter table messages add column text text not null generated always as ('') stored`,
  )
  const changed = await school('doctor')
  expect(changed.output).toMatch(
    /^WRONG .*differ from the portal's: column messages\.text text not null, column messages\.text text not null generated, trigger spy\./m,
  )
  expect(changed.code).toBe(1)
})

test('the doctor reports a database that does not answer, without its password', async () => {
  const { school } = await tool({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/school' })
  const { code, output } = await school('doctor')
  expect(output).toMatch(/^WRONG {2}The database of DATABASE_URL does not answer \(.*REFUSED/m)
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})

async function exportFrom(DATABASE_URL: string) {
  const { school } = await tool({ DATABASE_URL })
  return (await school('export', 'students', 'a.csv')).output
}

test('a database that is missing, or that is not trusted, is named with what to do', async () => {
  const { place } = await tool()
  expect(await exportFrom(`${place}_missing`)).toContain('Create the database')
  const server = createServer((socket) => {
    // PostgreSQL's answer to a request for encryption.
    socket.once('data', () => {
      socket.write('S')
      const identity = { key: SELF_SIGNED, cert: SELF_SIGNED }
      new TLSSocket(socket, { isServer: true, ...identity }).on('error', () => {})
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const untrusted = `postgres://a:b@127.0.0.1:${port}/portal?sslmode=verify-full`
  expect(await exportFrom(untrusted)).toMatch(/self-signed certificate.*sslrootcert=/)
})

test.each(['backup', 'restore'])('%s points to pg_dump and pg_restore', async (command) => {
  const { school } = await tool()
  const { code, output } = await school(command, 'a.sqlite')
  expect(output).toContain('pg_dump')
  expect(code).toBe(1)
})
