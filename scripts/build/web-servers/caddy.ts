import { CACHE_CONTROL } from '../../../src/server/http/cache-control.ts'
import {
  SVG_POLICY,
  STRICT_TRANSPORT_SECURITY,
  SECURITY_HEADERS,
} from '../../../src/server/http/security-headers.ts'
import { TASK_PAGES } from '../../../src/contract/paths.ts'
import * as answers from './answers.ts'

const PAGE =
  `(path('*.html', '${TASK_PAGES}*') || !path_regexp('[.]${answers.EXTENSION}')) && ` +
  `!path('/assets/*', '/backend/*')`

/**
 * For the site block of the portal. The matchers of one header are disjoint, because Caddy reorders
 * them.
 */
export function caddyInclude(policies: answers.Policies): string {
  const always = Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"`)
  const own = answers.ownPolicies(policies).map(({ address, policy }) => ({
    matcher: `@portal${address.replaceAll('/', '_')}`,
    paths: [address, `${address}.html`],
    policy,
  }))
  const others = own.flatMap(({ paths }) => paths.map((path) => ` && !path('${path}')`))
  const ownLines = own.flatMap(({ matcher, paths, policy }) => [
    `${matcher} path ${paths.join(' ')}`,
    `header ${matcher} Content-Security-Policy "${policy}"`,
  ])
  const types = answers.FILE_TYPES.join('|')
  return `${answers.head('Caddy', 'in the site block of the portal')}

header {
${always.join('\n')}
}
@portal_https protocol https
header @portal_https Strict-Transport-Security "${STRICT_TRANSPORT_SECURITY}"

@portal_page expression \`${PAGE}${others.join('')}\`
header @portal_page Content-Security-Policy "${answers.sharedPolicy(policies)}"
${ownLines.join('\n')}
@portal_drawing {
	path *.svg
	not path /backend/*
	file
}
header @portal_drawing Content-Security-Policy "${SVG_POLICY}"

@portal_ask expression \`${PAGE} || path('/sw.js')\`
header @portal_ask Cache-Control "${CACHE_CONTROL.askEachTime}"
@portal_file {
	path_regexp ^/[^/]*[.](${types})$
	file
}
header @portal_file Cache-Control "${CACHE_CONTROL.oneHour}"
@portal_asset {
	path /assets/*
	file
}
header @portal_asset Cache-Control "${CACHE_CONTROL.forever}"
header /version.json Cache-Control "${CACHE_CONTROL.never}"
header /manifest.webmanifest Content-Type ${answers.MANIFEST_TYPE}

# Some files are for servers to read, and what is called like a file is no page where there is none.
@portal_private {
	path /headers.json* /school.json* /source-hash.txt* */.*
	not path /.well-known/* ${TASK_PAGES}*
}
handle @portal_private {
	respond 404
}
@portal_missing {
	path_regexp ^/assets/|[.]${answers.EXTENSION}
	not path /backend/* ${TASK_PAGES}*
	not file
}
handle @portal_missing {
	respond 404
}
`
}
