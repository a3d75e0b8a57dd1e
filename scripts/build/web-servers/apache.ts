import { CACHE_CONTROL } from '../../../src/server/http/cache-control.ts'
import {
  SVG_POLICY,
  STRICT_TRANSPORT_SECURITY,
  SECURITY_HEADERS,
} from '../../../src/server/http/security-headers.ts'
import { TASK_PAGES } from '../../../src/contract/paths.ts'
import * as answers from './answers.ts'

/** The types of the files with compressed copies, whatever the suffix of their names. */
const COMPRESSED = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: answers.MANIFEST_TYPE,
}
/** An address after deploy/php.apache.conf has rewritten it to a file. */
const found = (pattern: string) =>
  `"expr=%{REQUEST_URI} =~ m#^/(?!backend/)${pattern}(\\.br|\\.gz)?$#"`

/** For the <VirtualHost> of the portal or its .htaccess: only directives that are valid in both. */
export function apacheInclude(policies: answers.Policies): string {
  const always = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  )
  const own = answers
    .ownPolicies(policies)
    .map(
      ({ address, policy }) =>
        `Header set Content-Security-Policy "${policy}" ${found(`${address.slice(1)}\\.html`)}`,
    )
  const types = Object.entries(COMPRESSED).map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}\\.(br|gz)$">\n  ForceType ${type}\n</FilesMatch>`,
  )
  return `${answers.head('Apache', 'in the <VirtualHost> of the portal')}

${always.join('\n')}
Header always set Strict-Transport-Security "${STRICT_TRANSPORT_SECURITY}" "expr=%{HTTPS} == 'on'"

# Where several lines fit, the last one counts.
Header set Content-Security-Policy "${answers.sharedPolicy(policies)}" ${found('.*\\.html')}
${own.join('\n')}
Header set Content-Security-Policy "${SVG_POLICY}" ${found('.*\\.svg')}
Header set Cache-Control "${CACHE_CONTROL.askEachTime}" ${found('(.*\\.html|sw\\.js)')}
Header set Cache-Control "${CACHE_CONTROL.oneHour}" ${found(`[^/]*\\.(${answers.FILE_TYPES.join('|')})`)}
Header set Cache-Control "${CACHE_CONTROL.never}" ${found('version\\.json')}
Header set Cache-Control "${CACHE_CONTROL.forever}" ${found('assets/.*')}

# Some files are for servers to read, and a folder is no page.
RedirectMatch 404 "^/(headers\\.json|school\\.json|source-hash\\.txt)|^/(?!${TASK_PAGES.slice(1)})(.*/)?\\.(?!well-known/)"
DirectorySlash Off
AddType ${answers.MANIFEST_TYPE} .webmanifest

# The compressed copies beside the files.
Header merge Vary Accept-Encoding ${found(`.*\\.(${Object.keys(COMPRESSED).join('|')})`)}
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br
${types.join('\n')}
`
}
