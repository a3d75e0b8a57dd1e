// What a web server in front of dist/ has to know, in no web server's language. What else it serves, such
// as a backend in PHP, is none of our business: of that we set neither policy nor caching.

/** The content security policies of the built pages, by their path. */
export type Policies = Readonly<Record<string, string>>

const SHARED = '/index.html'

/** The policy of every page that has none of its own. */
export function sharedPolicy(policies: Policies): string {
  const policy = policies[SHARED]
  if (policy === undefined) throw new Error(`There is no policy for ${SHARED}`)
  return policy
}

/** The pages with a policy of their own, without .html: they are answered at /chat, too. */
export function ownPolicies(policies: Policies): { address: string; policy: string }[] {
  return Object.entries(policies)
    .filter(([page]) => page !== SHARED)
    .map(([page, policy]) => ({ address: page.replace(/\.html$/, ''), policy }))
}

/** What the build leaves beside the pages, the worker and /assets/. */
export const FILE_TYPES = ['png', 'svg', 'txt', 'webmanifest', 'webp']
/** The end of an address that is no page. It begins with a letter: /mentor-tasks/1.5 is one. */
export const EXTENSION = '[a-zA-Z][a-zA-Z0-9]*$'

/** Many web servers do not know it. */
export const MANIFEST_TYPE = 'application/manifest+json'

/** First lines of an include. */
export function head(server: string, place: string): string {
  return `# How ${server} answers for the student portal, as npm start does. Written by npm run build: include it
# ${place}, and reload ${server} after a new version.`
}
