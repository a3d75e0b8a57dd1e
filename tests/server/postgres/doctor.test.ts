import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { tool } from '../cli/tool.ts'

// npm run school -- doctor, with a database of its own.

async function query(address: string, statements: string): Promise<void> {
  const client = new Client(address)
  onTestFinished(() => client.end())
  await client.connect()
  await client.query(statements)
}

test('the doctor finds tables that are not as the portal made them', async () => {
  const { school, place } = await tool()
  await query(
    place,
    `create function spy() returns trigger language plpgsql as 'begin return new; end';
    create trigger spy after insert on submissions execute function spy();
    alter table messages drop column text`,
  )
  const { code, output } = await school('doctor')
  expect(output).toMatch(/^WRONG .*not the portal's: column messages\.text .*, trigger spy\./m)
  expect(code).toBe(1)
})

test('the doctor says that the database answers, and which tables it has', async () => {
  const { school } = await tool()
  const { code, output } = await school('doctor')
  expect(output).toMatch(/^ok {4} The database answers: PostgreSQL \d+\.$/m)
  expect(output).toContain('ok     Its tables are those of this version.')
  expect(code).toBe(0)
})

test('the doctor says that it does not answer', async () => {
  const { school } = await tool({ DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/school' })
  const { code, output } = await school('doctor')
  expect(output).toMatch(/^WRONG {2}The database of DATABASE_URL does not answer \(.*REFUSED/m)
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})

test.each(['backup', 'restore'])('%s is left to the programs of PostgreSQL', async (command) => {
  const { school } = await tool()
  const { code, output } = await school(command, 'a.sqlite')
  expect(output).toContain('pg_dump')
  expect(code).toBe(1)
})
