import { readFile } from 'node:fs/promises'

const SITE = new URL('../school/content/site.json', import.meta.url)

type Site = {
  readonly mentorLogin: string
  readonly alternatePortal: string
  readonly support: { readonly email: string; readonly phone: string }
}

/** What site.json says of the fixed school. */
export async function readSite(): Promise<Site> {
  return JSON.parse(await readFile(SITE, 'utf8'))
}
