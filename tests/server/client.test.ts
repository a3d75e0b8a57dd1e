import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientOf, type Client } from '../../src/server/http/client.ts'

/** What the server makes of a request from a socket with such an address. */
async function clientFrom(
  remoteAddress: string,
  headers: Record<string, string> = {},
  address = 'http://portal.example.org/',
): Promise<Client> {
  const app = new Hono().get('*', (c) => c.json(clientOf(c)))
  const env = { incoming: { socket: { remoteAddress } } }
  return (await app.request(address, { headers }, env)).json()
}

describe('the client of a request', () => {
  test('is the socket’s other end', async () => {
    expect(await clientFrom('192.0.2.1')).toEqual({
      address: '192.0.2.1',
      https: false,
      host: 'portal.example.org',
    })
  })

  test('is what a proxy on this machine says', async () => {
    const headers = {
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'school.example.org',
    }
    const client = { address: '192.0.2.1', https: true, host: 'school.example.org' }
    expect(await clientFrom('127.0.0.1', headers)).toEqual(client)
    expect(await clientFrom('::ffff:127.0.0.1', headers)).toEqual(client)
    expect(await clientFrom('::1', headers)).toEqual(client)
  })

  test('is the proxy’s own entry, not what the client wrote before it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.1' }
    expect(await clientFrom('127.0.0.1', headers)).toMatchObject({ address: '192.0.2.1' })
  })

  test('is not what a machine elsewhere claims', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
    expect(await clientFrom('192.0.2.1', headers)).toMatchObject({
      address: '192.0.2.1',
      https: false,
    })
  })

  test('speaks https when the request itself does', async () => {
    expect(await clientFrom('192.0.2.1', {}, 'https://portal.example.org/')).toMatchObject({
      https: true,
    })
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::5', '0:0:0:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('counts the whole network of an IPv6 customer as one: %s', async (address, network) => {
    expect(await clientFrom(address)).toMatchObject({ address: network })
  })
})
