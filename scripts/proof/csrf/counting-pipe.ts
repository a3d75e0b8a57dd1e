import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands before the server and hands on every byte. */
export async function openCountingPipe(origin: string) {
  const { hostname, port } = new URL(origin)
  const heard = new Set<string>()
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const behind = connect(Number(port), hostname)
    for (const socket of [browser, behind]) {
      sockets.add(socket)
      socket.on('error', () => {}) // the other end has gone
      socket.on('close', () => {
        sockets.delete(socket)
        browser.destroy()
        behind.destroy()
      })
    }
    browser.on('data', (bytes) => {
      for (const [, number = ''] of bytes.toString('latin1').matchAll(REQUEST)) heard.add(number)
    })
    browser.pipe(behind).pipe(browser)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** How many of the numbered requests have come here, beside a browser's questions whether it may ask. */
    count: () => heard.size,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const REQUEST = /^(?!OPTIONS)[A-Z]+ \S*?\?n=(\d+)\S* HTTP\/1/gm
