/**
 * @returns why the portal cannot be built here, and what to do; null where it can
 */
export async function cannotBuild(load = () => import('vite')): Promise<string | null> {
  try {
    await load()
    return null
  } catch (error) {
    const text = String(error)
    if (/Cannot find package/.test(text)) {
      return (
        'The packages that build the portal are not installed: NODE_ENV=production or --omit=dev left them out. ' +
        'Run npm ci --include=dev.'
      )
    }
    // npm leaves out programs that say they need a newer Node than npm's own.
    if (/native binding|Cannot find module/.test(text)) {
      return (
        'A package of the build is not whole, because npm ci ran with an older Node, which leaves out parts for newer ' +
        'ones. Run it again with the Node that came along: ' +
        'mkdir -p /tmp/node && cp node_modules/.bin/node /tmp/node/ && PATH=/tmp/node:$PATH npm ci'
      )
    }
    throw error
  }
}
