import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

// The least that auth.php can cost on this machine: the same look-up of the same cookie, the same reply,
// and nothing around it. Takes the database's file, prints its address.

const db = new DatabaseSync(process.argv[2] ?? '')
const session = db.prepare(
  `select students.id, email, full_name, cohort, facecard, access, sessions.created_at, last_seen_at
   from sessions join students on students.id = sessions.student_id
   where token_hash = ? and expires_at > ?`,
)

const server = createServer((request, answer) => {
  const token = /portal_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const tokenHash = hash('sha256', token, 'base64url')
  const student = session.get(tokenHash, new Date().toISOString())
  const body = JSON.stringify(
    student === undefined
      ? { status: 'error', message: 'Please sign in.' }
      : {
          status: 'success',
          user_status: student['access'],
          account_id: student['id'],
          full_name: student['full_name'],
          course_cohort: student['cohort'],
          facecard: student['facecard'],
        },
  )
  answer.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
