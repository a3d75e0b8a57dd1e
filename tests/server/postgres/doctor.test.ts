import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { tool } from '../cli/tool.ts'

// npm run school on PostgreSQL.

async function query(address: string, statements: string): Promise<void> {
  const client = new Client(address)
  onTestFinished(() => client.end())
  await client.connect()
  await client.query(statements)
}

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
    alter table messages drop column text`,
  )
  const changed = await school('doctor')
  expect(changed.output).toMatch(
    /^WRONG .*differ from the portal's: column messages\.text .*, trigger spy\./m,
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

test.each(['backup', 'restore'])('%s points to pg_dump and pg_restore', async (command) => {
  const { school } = await tool()
  const { code, output } = await school(command, 'a.sqlite')
  expect(output).toContain('pg_dump')
  expect(code).toBe(1)
})
