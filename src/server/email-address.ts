import { domainToUnicode } from 'node:url'
import { cleanKey } from '../contract/key.ts'

/**
 * One form of an address: 'Ada@Example.org ' and 'ada@example.org' are the same student. So are
 * 'ada@münchen.example' and 'ada@xn--mnchen-3ya.example', which Chromium makes of it.
 */
export function normalizeEmail(address: string): string {
  const [, name = '', domain = ''] = /^(.*@)?(.*)$/s.exec(cleanKey(address.toLowerCase())) ?? []
  return name + (domainToUnicode(domain) || domain)
}
