import { contentAddress } from '../../../src/contract/address.ts'
import { nearest } from '../suggest.ts'

/** What a chat that is written otherwise was meant to be; null where only its writer knows. */
export function meantChat(written: unknown): string | null {
  if (written === 'contacts') return CONTACTS
  if (isMessenger(addressIn(written))) return null
  if (typeof written === 'string') return isWeb(written) ? frame('frame', written) : null
  const { kind, ...others } = Object(written) as Readonly<Record<string, unknown>>
  if (kind === 'contacts' || nearest(String(kind), ['contacts']) !== null) {
    return Object.keys(others).length === 0 ? CONTACTS : null
  }
  const [address, second] = Object.values({ ...others, kind }).filter(isWeb)
  if (address === undefined || second !== undefined) return null
  return frame(kind === 'script' || /\.js(?:\?|$)/.test(address) ? 'script' : 'frame', address)
}

/** What to choose from, with the address that stands there. */
export function eitherChat(written: unknown): string {
  const { kind = written } = Object(written) as Readonly<Record<string, unknown>>
  const address = addressIn(written)
  if (isMessenger(address)) {
    return `WhatsApp, Telegram and Messenger do not open inside another page. Write "chat": ${CONTACTS}, and give this address a button on a card: - address: ${address}`
  }
  if (typeof kind === 'string' && !KINDS.has(kind)) {
    return `There is no chat of the kind ${kind} here. Write "chat": ${CONTACTS}, and give ${kind} a link: on a card it is - address: with what opens it, such as https://wa.me/2348000000000 for WhatsApp.`
  }
  const own = `For the contact of your school write "chat": ${CONTACTS}`
  return `${own}; for a chat of others "chat": ${frame('frame', address ?? 'https://…')}, with its address.`
}

const KINDS: ReadonlySet<string> = new Set(['contacts', 'frame', 'script'])

/** Addresses that browsers do not open in a frame: their owners forbid it. */
export function isMessenger(address: string | undefined): boolean {
  return /^https?:\/\/(?:wa\.me|t\.me|m\.me|(?:\w+\.)?whatsapp\.com)\//i.test(address ?? '')
}

const CONTACTS = '{ "kind": "contacts" }'

function frame(kind: string, address: string): string {
  return `{ "kind": "${kind}", "address": ${JSON.stringify(address)} }`
}

/** The address that stands there alone, or in some field. */
function addressIn(written: unknown): string | undefined {
  return [written, ...Object.values(Object(written) as object)].find(isWeb)
}

function isWeb(written: unknown): written is string {
  return typeof written === 'string' && contentAddress(written)?.kind === 'web'
}
