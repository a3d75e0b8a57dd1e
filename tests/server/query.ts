import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** The rows that PostgreSQL answers on a connection of its own. */
export async function query(address: string, statements: string): Promise<unknown[]> {
  const client = new Client(address)
  onTestFinished(() => client.end())
  await client.connect()
  return (await client.query(statements)).rows
}
