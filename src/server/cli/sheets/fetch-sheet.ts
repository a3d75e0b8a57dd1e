import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'
import { SECOND_MS } from '../../clock.ts'
import { codeOf, isUntrusted } from '../../start-error.ts'
import { readUnnamed } from '../table/read-table.ts'
import { UnreadableFile, type Table } from '../table/table.ts'

const TIMEOUT_MS = 20 * SECOND_MS
const MOST_BYTES = 5_000_000
const MOST_REDIRECTS = 5

/** Whether a table is a published sheet instead of a file. */
export function isSheetAddress(file: string): boolean {
  return /^https:\/\//i.test(file)
}

/** A failure that may pass by itself. */
export class SheetUnavailable extends UnreadableFile {}

/**
 * Reads a published sheet. Its address is a secret, so no error names it.
 * @throws {UnreadableFile} which says what to do
 */
export async function fetchSheet(address: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await bodyOf(await follow(withTab(address), signal))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    // Not as the cause: it may hold the address.
    if (signal.aborted)
      throw new SheetUnavailable(`It took longer than ${timeoutMs / SECOND_MS} s.`)
    const cause = error instanceof Error ? error.cause : undefined
    const code = codeOf(cause)
    if (isUntrusted(cause)) {
      const reason = CERTIFICATE[code] ?? "is not trusted by the portal's server."
      throw new SheetUnavailable(`Its certificate ${reason}`)
    }
    throw new SheetUnavailable(`It cannot be reached (${code || 'no answer'}).`)
  }
}

/** Reads the table of a sheet, as it was fetched. @throws {UnreadableFile} */
export async function readSheet(text: Buffer): Promise<Table> {
  const table = await readUnnamed([text])
  if (table.columns.some((column) => /^e_?mail/.test(column))) throw new UnreadableFile(NO_EMAIL)
  return table
}

const NO_EMAIL =
  'It has a column for email addresses, and everybody who knows where it is can read it. Remove the column: ' +
  'what is for single students comes from a file.'

// Other codes (https://nodejs.org/api/tls.html#x509-certificate-error-codes) are about who signed it.
const CERTIFICATE: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired.',
  CERT_NOT_YET_VALID: "is not valid yet. Is the clock of the portal's server right?",
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another website.',
}

/** The tab of a sheet stands behind #, which no server gets: it belongs into the query. */
function withTab(address: string): string {
  const url = URL.parse(address)
  const tab = /[#&]gid=(\d+)/.exec(url?.hash ?? '')?.[1]
  if (url === null || tab === undefined || url.searchParams.has('gid')) return address
  url.searchParams.set('gid', tab)
  if (url.pathname.endsWith('/pub')) url.searchParams.set('single', 'true')
  return url.href
}

async function follow(address: string, signal: AbortSignal): Promise<Response> {
  let next = address
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    // A redirect to plain http would show whoever listens where the sheet is.
    if (!isHttps(next)) throw new UnreadableFile(NOT_HTTPS)
    if (hostOf(next) !== hostOf(address) && (await isInside(hostOf(next)))) {
      throw new UnreadableFile("It leads to an address inside this network. Use the sheet's own.")
    }
    const answer = await fetch(next, { redirect: 'manual', signal })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer
    await answer.body?.cancel()
    next = URL.parse(location, next)?.href ?? ''
  }
  throw new UnreadableFile(`It leads on more than ${MOST_REDIRECTS} times.`)
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
}

/** Cells of a website inside the network would stand in the mail to the sheet's owner. */
async function isInside(host: string): Promise<boolean> {
  const addresses = await lookup(host, { all: true }).catch(() => [])
  return addresses.some(({ address, family }) =>
    INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4'),
  )
}

const INSIDE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  INSIDE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')
}

function isHttps(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:'
}

const NOT_HTTPS = "Its address leads to one that does not begin with https://. Use the sheet's own."

async function bodyOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const isPage = /\bhtml\b/i.test(answer.headers.get('content-type') ?? '')
  if (!answer.ok || isPage) {
    await answer.body?.cancel()
    throw refusalOf(answer.status)
  }
  // Leaving the loop early closes the connection.
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new UnreadableFile('It is larger than 5 MB.')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  const start = body.toString('latin1', 0, 100)
  if (/^\s*<(?:!doctype|html)/i.test(start)) throw refusalOf(200)
  if (EXCEL.some((sign) => start.startsWith(sign))) {
    throw new UnreadableFile(`It is an Excel workbook, not a CSV. ${HOW_TO_PUBLISH}`)
  }
  return body
}

/** The first bytes of .xlsx and .xls. */
const EXCEL = ['PK\x03\x04', '\xD0\xCF\x11\xE0']

function refusalOf(status: number): UnreadableFile {
  if (status === 429 || status >= 500) return new SheetUnavailable(`It answers ${status}.`)
  const answer = status === 200 ? 'It is a web page, not a table.' : `It answers ${status}.`
  return new UnreadableFile(`${answer} ${HOW_TO_PUBLISH}`)
}

const HOW_TO_PUBLISH =
  'In Google Sheets choose File, Share, Publish to web, then the sheet and Comma-separated values (.csv). ' +
  'Elsewhere use the address at which the file is downloaded as CSV.'
