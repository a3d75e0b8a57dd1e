import { readFile } from 'node:fs/promises'

const SITE = new URL('../../content/site.json', import.meta.url)

type Site = {
  readonly mentorLogin: string
  readonly alternatePortal: string
  readonly support: { readonly email: string; readonly phone: string }
}

/** What content/site.json says of the school: its addresses are the site owner's to change. */
export async function readSite(): Promise<Site> {
  return JSON.parse(await readFile(SITE, 'utf8'))
}
