/** What stands between https:// and the next slash, or after the @; null for other addresses. */
export function websiteOf(address: string): string | null {
  return /^(?:https?:\/\/|mailto:[^@]*@)([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? null
}

/** By which one writes or calls. */
export function isContact(address: string | null): boolean {
  return /^(?:mailto|tel):/i.test(address ?? '')
}

/** An address that still waits for the real one. */
export function isUnfinished(address: string): boolean {
  return UNFINISHED.test(address)
}

/** Reserved for examples, this computer itself, or words that stand for something. */
const UNFINISHED = new RegExp(
  [
    '(?:[/@.]|^)(?:example\\.(?:org|com|net)|localhost|127\\.0\\.0\\.1|test\\.com)\\b',
    '\\b(?:xxx+|todo|change-?me|placeholder)\\b',
    // /know-your-rights is a page like any other.
    '[/=.](?:your|insert)[-_](?:link|url|address|form|name|domain|id)\\b',
  ].join('|'),
  'i',
)
