import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf } from '../start-error.ts'

const UNREADABLE = [400, 'The request could not be understood.'] as const

const ANSWERS: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Your browser sends too many cookies to this website. Please delete its cookies and try again.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long. Please try again.'],
}

/** Tells in words why a request never reached the app. Node would send an empty answer. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error, socket: Duplex & { _httpMessage?: ServerResponse }) => {
    const [status, text] = ANSWERS[codeOf(error)] ?? UNREADABLE
    // As in Node: nothing may be written into the middle of another answer.
    if (socket.writable && socket._httpMessage?.headersSent !== true) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
          `Content-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
      )
    }
    socket.destroy(error)
  })
}
