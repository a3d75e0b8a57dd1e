import type { Socket } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { trustProxies, clientOf, noteAddress, type Client } from '../../src/server/http/client.ts'
import { proxyAdvice } from '../../src/server/http/proxy-advice.ts'
import { createTrustedProxies } from '../../src/server/http/trusted-proxies.ts'

/** The server's view of requests from a socket, and its advice to the owner. */
function open(trusted?: readonly string[]) {
  const advice: string[] = []
  const tell = (text: string) => void advice.push(text)
  const app = new Hono()
    .use(trustProxies(createTrustedProxies(trusted, tell)))
    .use(proxyAdvice(tell))
    .get('*', (c) => c.json(clientOf(c)))
  return {
    advice,
    clientFrom: async (
      from: string | Partial<Socket>,
      headers: Record<string, string> = {},
      url = 'http://portal.example.org/',
    ): Promise<Client> => {
      const socket = typeof from === 'string' ? { remoteAddress: from } : from
      return (await app.request(url, { headers }, { incoming: { socket } })).json()
    },
  }
}

const { clientFrom } = open()
const FORWARDED = { 'x-forwarded-for': '192.0.2.1' }
const PROXIED = {
  ...FORWARDED,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'school.example.org',
}

describe('clientOf', () => {
  test('returns the socket’s address, and ignores the headers of an untrusted address', async () => {
    const client = {
      address: '203.0.113.9',
      networks: ['203.0.113.9'],
      provider: null,
      https: false,
      host: 'portal.example.org',
      origins: ['https://portal.example.org', 'http://portal.example.org'],
    }
    expect(await clientFrom('203.0.113.9')).toEqual(client)
    expect(await clientFrom('203.0.113.9', PROXIED)).toEqual(client)
    const secure = await clientFrom('203.0.113.9', {}, 'https://portal.example.org/')
    expect(secure).toEqual({ ...client, https: true, origins: ['https://portal.example.org'] })
  })

  test.each(['127.1.2.3', '::ffff:127.0.0.1', '::1'])(
    'believes a proxy on this machine: %s',
    async (proxy) => {
      expect(await clientFrom(proxy, PROXIED)).toMatchObject({
        networks: ['192.0.2.1'],
        https: true,
        host: 'school.example.org',
      })
    },
  )

  test.each([
    ['10.0.0.5', '10.0.0.5'],
    ['::ffff:10.0.0.5', '10.0.0.0/8'],
    ['2001:db8::5', '2001:db8::/32'],
  ])('believes %s when %s is trusted, and this machine no longer', async (proxy, trusted) => {
    const from = open([trusted]).clientFrom
    expect(await from(proxy, FORWARDED)).toMatchObject({ networks: ['192.0.2.1'] })
    expect(await from('127.0.0.1', FORWARDED)).toMatchObject({ networks: ['127.0.0.1'] })
  })

  test.each([
    ['an entry forged by the browser', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['a chain of proxies', '203.0.113.9, 192.0.2.1, 10.0.0.5', '192.0.2.1'],
    ['proxies alone', '10.0.0.6, 10.0.0.5', '10.0.0.6'],
    ['a word of a proxy that is no address', '203.0.113.9, unknown, 10.0.0.5', 'unknown'],
    ['another word', '_a1:4711', '_a1'],
    ['an address with a port', '192.0.2.1:4711', '192.0.2.1'],
    ['an IPv6 address with a port', '[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
    ['the same in quotes', '"[2001:db8:1:2::3]:4711"', '2001:db8:1:2::/64'],
  ])('returns the last untrusted address of X-Forwarded-For: %s', async (_, list, network) => {
    const from = open(['127.0.0.1', '10.0.0.0/24']).clientFrom
    const { networks } = await from('127.0.0.1', { 'x-forwarded-for': list })
    expect(networks[0]).toBe(network)
  })

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:c000:0201', '192.0.2.1'],
    ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::5', '0:0:0:0::/64', '0:0:0::/48'],
  ])('returns the /64 and the /48 of an IPv6 address: %s', async (...given) => {
    const [address, ...networks] = given
    expect(await clientFrom(address)).toMatchObject({ networks })
  })
})

test('the owner is told once how to trust a proxy', async () => {
  const { advice, clientFrom: from } = open(['127.0.0.1'])
  await from('127.0.0.1', FORWARDED)
  await from('192.0.2.1')
  expect(advice).toEqual([])
  await from('10.0.0.5', FORWARDED)
  await from('10.0.0.6', FORWARDED)
  expect(advice).toEqual([
    '10.0.0.5 forwards requests, but is not a trusted proxy. If it is yours, set PORTAL_TRUSTED_PROXIES=127.0.0.1,10.0.0.5',
  ])
})

test('a request whose browser has gone counts for the address that its connection came from', async () => {
  const socket = { remoteAddress: '192.0.2.7' as string | undefined }
  noteAddress(socket as Socket)
  socket.remoteAddress = undefined
  expect(await clientFrom(socket as Socket)).toMatchObject({ networks: ['192.0.2.7'] })
})

test('a connection that was reset at once is dropped, because it would count for nobody', () => {
  const destroy = vi.fn<() => void>()
  noteAddress({ remoteAddress: undefined, destroy } as unknown as Socket)
  expect(destroy).toHaveBeenCalledOnce()
})

test.each([
  ['https', true],
  ['HTTPS', true],
  ['https, http', true],
  ['http', false],
])('https is spoken where a trusted proxy says %j: %s', async (written, https) => {
  const client = await clientFrom('127.0.0.1', { ...FORWARDED, 'x-forwarded-proto': written })
  expect(client.https).toBe(https)
})

test.each([
  ['School.Example.org:443', 'https', ['https://school.example.org']],
  ['school.example.org:8443', 'https', ['https://school.example.org:8443']],
  // The proxy may have lost https.
  [
    'school.example.org:443',
    'http',
    ['https://school.example.org', 'http://school.example.org:443'],
  ],
  ['no host', 'https', ['https://portal.example.org']],
])(
  'the portal’s own origins are written as browsers write them: %s',
  async (host, scheme, origins) => {
    const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': scheme }
    expect((await clientFrom('127.0.0.1', headers)).origins).toEqual(origins)
  },
)

const OURS = { origin: 'https://portal.example.org' }
const CROWD = Array.from({ length: 1001 }, () => FORWARDED)

test.each([
  ['where https is lost', [OURS, OURS], ['says http']],
  [
    'where https is lost, but not the port',
    [{ ...OURS, 'x-forwarded-host': 'portal.example.org:443' }],
    ['says http'],
  ],
  ['not where the proxy says https', [{ ...OURS, 'x-forwarded-proto': 'https' }], []],
  ['not for another origin', [{ origin: 'https://b.org' }], []],
  ['where all requests come from one address', CROWD, ['came from 192.0.2.1.']],
  ['not where one comes from another', [{ 'x-forwarded-for': '192.0.2.9' }, ...CROWD], []],
])('advice about proxies is given once: %s', async (_, requests, given) => {
  const { advice, clientFrom: from } = open()
  for (const headers of requests) await from('127.0.0.1', headers)
  expect(advice).toEqual(given.map((words) => expect.stringContaining(words)))
})
