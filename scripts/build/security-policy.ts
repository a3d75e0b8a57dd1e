import { createHash } from 'node:crypto'
import { CHAT_SANDBOX } from '../../src/content/chat-sandbox.ts'
import type { Chat } from '../../src/content/types.ts'

/**
 * The content security policies of the built pages, by path. The server sends them; for other web
 * servers they are in dist/headers.json. Only the chat frame's policy names a vendor.
 * @param inside the inline scripts of the portal's pages and of the chat page
 */
export function securityPolicies(
  chat: Chat,
  inside: { readonly portal: string; readonly chat: string },
): Record<string, string> {
  const vendor = chat.kind === 'contacts' ? null : new URL(chat.address).origin
  return {
    '/index.html': policy({ 'script-src': ["'self'", hashOf(inside.portal)] }),
    '/chat.html': policy({
      // Only the portal may frame the chat page; a vendor's script may call its own server.
      'script-src': [hashOf(inside.chat)],
      ...(chat.kind === 'frame' && { 'frame-src': [vendor] }),
      ...(chat.kind === 'script' && {
        // An opaque origin, even if the page is opened outside its frame: it cannot reach the portal's
        // cookies, storage and pages.
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
  // The build inlines the critical styles into each page. Style attributes in foreign HTML stay
  // forbidden.
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
