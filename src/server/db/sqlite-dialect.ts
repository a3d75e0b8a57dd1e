import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  Driver,
  Kysely,
  QueryResult,
} from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'

/** How long a query waits for another process (the import tool) to finish writing. */
const BUSY_TIMEOUT_MS = 10_000

/** Kysely's SQLite, on the engine that comes with Node. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string

  /** @param file path of the database file, or ':memory:' */
  constructor(file: string) {
    this.#file = file
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite rolls back changed tables too: a migration that fails half-way leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

// One connection; Kysely hands it out to one caller at a time because of the adapter.
class NodeSqliteDriver implements Driver {
  readonly #file: string
  #connection: NodeSqliteConnection | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    const db = new DatabaseSync(this.#file, { timeout: BUSY_TIMEOUT_MS })
    db.exec('pragma journal_mode = wal')
    // NORMAL would lose rows that were already acknowledged when the power fails.
    db.exec('pragma synchronous = full')
    db.exec('pragma foreign_keys = on')
    this.#connection = new NodeSqliteConnection(db)
  }

  async acquireConnection(): Promise<NodeSqliteConnection> {
    if (this.#connection === undefined) throw new Error('The database is not open')
    return this.#connection
  }

  async beginTransaction(connection: NodeSqliteConnection): Promise<void> {
    // Immediate takes the right to write at once. A transaction that takes it later fails, without
    // waiting, when another process has written since.
    connection.run('begin immediate')
  }

  async commitTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.run('commit')
  }

  async rollbackTransaction(connection: NodeSqliteConnection): Promise<void> {
    connection.run('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#db.prepare(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] }
    const { changes } = statement.run(...parameters)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const statement = this.#db.prepare(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    for (const row of statement.iterate(...parameters)) yield { rows: [row as Row] }
  }

  run(sql: string): void {
    this.#db.exec(sql)
  }

  close(): void {
    this.#db.close()
  }
}
