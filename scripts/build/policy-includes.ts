import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Policies } from './web-servers/answers.ts'
import { apacheInclude } from './web-servers/apache.ts'
import { nginxInclude } from './web-servers/nginx.ts'

/**
 * The headers that npm start sends, as an include file for nginx and one for Apache. They are not in
 * dist/, because files there are public, and write access there must not configure the server.
 * @param policies the content security policies of the pages, by path
 * @returns names and texts
 */
export function policyIncludes(policies: Policies): Readonly<Record<string, string>> {
  return {
    'nginx.conf': nginxInclude(policies),
    'apache.conf': apacheInclude(policies),
  }
}

/** Writes them into dist-headers/. */
export async function writePolicyIncludes(folder: string, policies: Policies): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(policyIncludes(policies))) {
    await writeFile(path.join(folder, name), text)
  }
}
