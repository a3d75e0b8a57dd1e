import { CACHE_CONTROL } from '../../../src/server/http/cache-control.ts'
import {
  SVG_POLICY,
  STRICT_TRANSPORT_SECURITY,
  SECURITY_HEADERS,
} from '../../../src/server/http/security-headers.ts'
import { TASK_PAGES } from '../../../src/contract/paths.ts'
import * as answers from './answers.ts'

const TASKS = TASK_PAGES.slice(1)

/**
 * For the server { } of the portal. Headers are set once there, with variables, because a location with
 * a header of its own would drop all of them.
 */
export function nginxInclude(policies: answers.Policies): string {
  const always = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  const own = answers
    .ownPolicies(policies)
    .map(
      ({ address, policy }) =>
        `if ($uri ~ "^${address}(\\.html)?$") { set $portal_policy "${policy}"; }`,
    )
  return `${answers.head('nginx', 'in the server { } of the portal')}

${always.join('\n')}
add_header Strict-Transport-Security $portal_transport always;
add_header Content-Security-Policy $portal_policy always;
add_header Cache-Control $portal_caching;

set $portal_transport "";
if ($https) { set $portal_transport "${STRICT_TRANSPORT_SECURITY}"; }

# A page, unless a later line knows better. What is empty is not sent.
set $portal_policy "${answers.sharedPolicy(policies)}";
set $portal_caching "${CACHE_CONTROL.askEachTime}";
${own.join('\n')}
if ($uri ~ "^/(assets|backend)/|^/(?!${TASKS}).*\\.(?!html$)${answers.EXTENSION}") { set $portal_policy ""; set $portal_caching ""; }
if ($uri ~ "^/(?!backend/).*\\.svg$") { set $portal_policy "${SVG_POLICY}"; }
if ($uri ~ "^/[^/]*\\.(${answers.FILE_TYPES.join('|')})$") { set $portal_caching "${CACHE_CONTROL.oneHour}"; }
if ($uri = "/sw.js") { set $portal_caching "${CACHE_CONTROL.askEachTime}"; }
if ($uri = "/version.json") { set $portal_caching "${CACHE_CONTROL.never}"; }
if ($uri ~ "^/assets/") { set $portal_caching "${CACHE_CONTROL.forever}"; }

# Some files are for servers to read, and a missing script must not become a page.
location ~ "^/(headers\\.json|school\\.json|source-hash\\.txt)|^/(?!${TASKS})(.*/)?\\.(?!well-known/)" { return 404; }
location /assets/ { try_files $uri =404; }
location = /manifest.webmanifest { default_type ${answers.MANIFEST_TYPE}; }

# The compressed copies beside the files.
gzip_static on;
gzip_vary on;
`
}
