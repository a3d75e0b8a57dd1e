import type { ServerResponse } from 'node:http'
import { jsonEncode, printed, type Dialect } from './dialect.ts'
import { wrongTypes, type Fault } from './faults.ts'
import type { StartedSession } from './sessions.ts'

/** What PHP and its session module say in every answer. */
export function sendHeaders(
  response: ServerResponse,
  session: StartedSession,
  dialect: Dialect,
): void {
  const id = session.toSend()
  if (id !== null) response.setHeader('Set-Cookie', `PHPSESSID=${id}${dialect.cookieAttributes}`)
  response.setHeader('X-Powered-By', 'PHP/8.3.6')
  response.setHeader('Expires', 'Thu, 19 Nov 1981 08:52:00 GMT')
  response.setHeader('Cache-Control', 'no-store, no-cache, must-revalidate')
  response.setHeader('Pragma', 'no-cache')
  response.setHeader('Content-Type', dialect.contentType)
}

const PLACE = '<b>/var/www/html/backend/config.php</b> on line <b>12</b><br />'
const FATAL = `<br />\n<b>Fatal error</b>:  Uncaught PDOException: SQLSTATE[HY000] [2002] in ${PLACE}`
const WARNING = `<br />\n<b>Warning</b>:  Undefined array key "user_id" in ${PLACE}\n`
const ERROR_PAGE =
  '<!DOCTYPE html><html><head><title>500</title></head><body><h1>Internal Server Error</h1></body></html>'

/** Sends what the script printed, or what the fault makes of it. */
export function sendAnswer(
  response: ServerResponse,
  result: unknown,
  { fault, dialect }: { fault: Fault | undefined; dialect: Dialect },
): void {
  const body = printed(result, dialect)
  const half = body.slice(0, body.length / 2)
  const page = (status: number, text: string) => void response.writeHead(status).end(text)
  if (typeof fault === 'object') {
    const message = fault.refuse === null ? {} : { message: fault.refuse }
    return page(fault.http, jsonEncode({ status: 'error', ...message }))
  }
  if (fault === undefined) return page(200, body)
  switch (fault) {
    case 'html-error':
      return page(200, FATAL)
    case 'html-500':
      return page(500, ERROR_PAGE)
    case 'bad-gateway':
      return page(502, 'The backend did not answer.')
    case 'html-warning':
      return page(200, WARNING + body)
    case 'not-json':
      return page(200, 'OK')
    case 'empty':
      return page(200, '')
    case 'truncated':
      return page(200, half)
    case 'cut-off':
      response.writeHead(200, { 'Content-Length': Buffer.byteLength(body) })
      return void response.write(half, () => response.destroy())
    case 'dropped':
      return void response.destroy()
    case 'redirect':
      return void response.writeHead(302, { Location: '/index.html' }).end()
    case 'wrong-types':
      return page(200, printed(wrongTypes(result), dialect))
  }
}
