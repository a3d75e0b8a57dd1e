import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Policies } from '../test/web-servers/answers.ts'
import { apacheInclude } from '../test/web-servers/apache.ts'
import { caddyInclude } from '../test/web-servers/caddy.ts'
import { nginxInclude } from '../test/web-servers/nginx.ts'

/**
 * What npm start sends beside the portal's files, as a file for each of three web servers: its name,
 * and its text. It does not lie in dist/: what lies there can be fetched, and whoever may write there
 * should not configure the server.
 * @param policies the content security policies of the pages, by their path
 */
export function policyIncludes(policies: Policies): Readonly<Record<string, string>> {
  return {
    'nginx.conf': nginxInclude(policies),
    'apache.conf': apacheInclude(policies),
    'caddy.conf': caddyInclude(policies),
  }
}

/** Writes them into a folder of their own. */
export async function writePolicyIncludes(folder: string, policies: Policies): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(policyIncludes(policies))) {
    await writeFile(path.join(folder, name), text)
  }
}
