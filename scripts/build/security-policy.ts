import { createHash } from 'node:crypto'
import { CHAT_SANDBOX } from '../../src/content/chat-sandbox.ts'
import type { Chat } from '../../src/content/types.ts'

/**
 * The content security policies of the built pages, by their path. The server sends them; whoever
 * serves dist/ otherwise finds them in dist/headers.json. Only the chat frame's names a vendor.
 * @param inside the text of the one script that the portal's pages have inside, and that of the chat page
 */
export function securityPolicies(
  chat: Chat,
  inside: { readonly portal: string; readonly chat: string },
): Record<string, string> {
  const vendor = chat.kind === 'contacts' ? null : new URL(chat.address).origin
  return {
    '/index.html': policy({ 'script-src': ["'self'", hashOf(inside.portal)] }),
    '/chat.html': policy({
      // Only the portal itself may put the chat page into a frame; a vendor's script calls home.
      'script-src': [hashOf(inside.chat)],
      ...(chat.kind === 'frame' && { 'frame-src': [vendor] }),
      ...(chat.kind === 'script' && {
        // An origin of its own, even where the page is opened outside its frame: no cookie, no storage and
        // no page of the portal is in reach.
        sandbox: [CHAT_SANDBOX],
        'script-src': [hashOf(inside.chat), vendor],
        'style-src': ["'self'", "'unsafe-inline'", vendor],
        'style-src-attr': ["'unsafe-inline'"],
        'connect-src': [vendor, vendor?.replace(/^http/, 'ws')],
        'frame-src': [vendor],
        'font-src': ["'self'", vendor],
      }),
    }),
  }
}

type Directives = Record<string, readonly (string | null | undefined)[]>

const STRICT: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // The build writes into each page the styles of what it shows at first. Style attributes in foreign
  // HTML stay shut out.
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}

function policy(more: Directives): string {
  return Object.entries({ ...STRICT, ...more })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
