import { readFile } from 'node:fs/promises'

const SITE = new URL('../../content/site.json', import.meta.url)

/** What content/site.json says of the school: its addresses are the site owner's to change. */
export async function readSite(): Promise<{ mentorLogin: string; alternatePortal: string }> {
  return JSON.parse(await readFile(SITE, 'utf8'))
}
