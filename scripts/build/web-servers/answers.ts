// The rules for a web server in front of dist/, independent of its language. They set no policy or
// caching for anything else that it serves, such as a PHP backend.

/** The content security policies of the built pages, by their path. */
export type Policies = Readonly<Record<string, string>>

const SHARED = '/index.html'

/** The policy of every page without a policy of its own. */
export function sharedPolicy(policies: Policies): string {
  const policy = policies[SHARED]
  if (policy === undefined) throw new Error(`There is no policy for ${SHARED}`)
  return policy
}

/** The pages with a policy of their own, without .html, because /chat also works. */
export function ownPolicies(policies: Policies): { address: string; policy: string }[] {
  return Object.entries(policies)
    .filter(([page]) => page !== SHARED)
    .map(([page, policy]) => ({ address: page.replace(/\.html$/, ''), policy }))
}

/** The other files of the build, besides pages, worker and /assets/. */
export const FILE_TYPES = ['png', 'svg', 'txt', 'webmanifest', 'webp']
/** A file extension. */
export const EXTENSION = '[a-zA-Z][a-zA-Z0-9]*$'

/** Many web servers do not know this type. */
export const MANIFEST_TYPE = 'application/manifest+json'

/** The first lines of an include file. */
export function head(server: string, place: string): string {
  return `# How ${server} answers for the student portal, as npm start does. Written by npm run build: include it
# ${place}, and reload ${server} after a new version.`
}
