import { BlockList, isIP } from 'node:net'

/** The default: proxies on this machine. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1']

export type TrustedProxies = ReturnType<typeof createTrustedProxies>

/**
 * The proxies in front of this server.
 * @param trusted addresses and networks, such as 10.0.0.0/8
 * @param tell called once with advice, when an untrusted address forwards requests
 * @throws when an entry is neither an address nor a network
 */
export function createTrustedProxies(
  trusted: readonly string[] = LOOPBACK,
  tell: (advice: string) => void = () => {},
) {
  const list = new BlockList()
  for (const entry of trusted) add(list, entry)
  let isWarned = false
  return {
    /** Whether this address belongs to one of them. */
    trusts: (address: string) => isIP(address) !== 0 && list.check(address, familyOf(address)),
    /** Called with each address that forwards requests and is not trusted. */
    onUntrusted: (address: string) => {
      if (isWarned) return
      isWarned = true
      tell(
        `${address} forwards requests, but is not a trusted proxy. If it is yours, set ` +
          `PORTAL_TRUSTED_PROXIES=${[...trusted, address].join(',')}`,
      )
    },
  }
}

/** Whether the text is an address or a network in CIDR notation. */
export function isAddressOrSubnet(text: string): boolean {
  try {
    add(new BlockList(), text)
    return true
  } catch {
    return false
  }
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix, ...more] = entry.split('/')
  if (isIP(address) === 0 || more.length > 0 || (prefix !== undefined && !/^\d+$/.test(prefix))) {
    throw new Error(`${entry} is neither an address nor a network`)
  }
  if (prefix === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(prefix), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
