import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'

const WRITING = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const { file, stopped, rows } = workerData
  const db = new DatabaseSync(file, { timeout: 10000 })
  const put = db.prepare('insert or replace into load values (?, ?, ?)')
  for (let count = 1; Atomics.load(stopped, 0) === 0; count += 1) {
    db.exec('begin immediate')
    // Two rows far from each other always hold the same.
    put.run(0, count, '')
    put.run(1 + (count % rows), count, String(count).repeat(1000))
    put.run(rows + 1, count, '')
    db.exec('commit')
    Atomics.store(stopped, 1, count)
    if (count === 100) parentPort.postMessage('busy')
  }
  db.close()`

/** Another program that writes to a database without a pause. */
export async function startWriting(file: string, megabytes: number) {
  const rows = megabytes * 200
  const db = new DatabaseSync(file)
  db.exec('create table load (id integer primary key, count integer, text text)')
  db.exec('begin')
  const put = db.prepare('insert into load values (?, 0, ?)')
  for (let id = 0; id <= rows + 1; id += 1) put.run(id, 'x'.repeat(5000))
  db.exec('commit')
  db.close()
  const stopped = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(WRITING, { eval: true, workerData: { file, stopped, rows } })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  const stop = async () => {
    Atomics.store(stopped, 0, 1)
    await ended
  }
  onTestFinished(stop)
  await new Promise((resolve) => worker.once('message', resolve))
  return {
    stop,
    /** How many transactions have been acknowledged. */
    written: () => Atomics.load(stopped, 1),
  }
}

/** What a copy holds of it. */
export function lookInto(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const value = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0]
    return {
      integrity: value('pragma integrity_check'),
      first: Number(value('select count from load order by id limit 1')),
      last: Number(value('select count from load order by id desc limit 1')),
      newest: Number(value('select max(count) from load')),
    }
  } finally {
    db.close()
  }
}
