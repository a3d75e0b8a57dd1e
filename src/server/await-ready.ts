import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND_MS } from './clock.ts'
import { readConfig } from './settings/config.ts'

// ExecStartPost of deploy/student-portal.service: systemctl start returns when the server answers. A server that is
// not ready, such as one with a full disk, keeps running, because its log says why.

const WITHIN_MS = 30 * SECOND_MS
const EVERY_MS = SECOND_MS / 10

const { host, port } = readConfig(process.env)
const reachable =
  { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
const until = performance.now() + WITHIN_MS
while (performance.now() < until) {
  const answer = await fetch(`http://${reachable}:${port}/readyz`, {
    signal: AbortSignal.timeout(2 * SECOND_MS),
  }).catch(() => null)
  if (answer?.ok === true) process.exit(0)
  if (hasEnded()) {
    console.log('The server has ended: its log says why.')
    process.exit(1)
  }
  await sleep(EVERY_MS)
}
console.log(`The server is not ready after ${WITHIN_MS / SECOND_MS} seconds: its log says why.`)

function hasEnded(): boolean {
  try {
    // From systemd.
    return !process.kill(Number(process.env['MAINPID'] ?? process.pid), 0)
  } catch {
    return true
  }
}
