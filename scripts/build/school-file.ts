import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SCHOOL_FILE, type SchoolFile } from '../../src/server/built/school-file.ts'
import type { Compiled } from '../content/compile.ts'
import { isPlaceholder } from '../content/placeholders.ts'
import { utcOffsetsOf } from '../content/utc-offsets.ts'
import { mailTemplate } from '../content/mail/mail-template.ts'
import type { LinksFile } from '../content/schemas/settings.ts'

/** The school file for the server; null if the content has mistakes. */
export function schoolFileOf({ content, placeholders, modules }: Compiled): SchoolFile | null {
  const { settings, mails } = content
  const [site, links] = [settings.site?.whole, settings.links?.whole]
  if (modules === null || !site || !links) return null
  const templates = mails.flatMap(({ id, data }) =>
    data === null ? [] : [[id, mailTemplate(data, site)] as const],
  )
  const { address, timeZone } = site
  const followed = fieldsOf(links.links, 'address')
  return {
    name: site.name,
    // Content without mistakes has the mails that are needed.
    mails: Object.fromEntries(templates) as SchoolFile['mails'],
    portal: {
      address: address === undefined || isPlaceholder(address) ? null : address,
      timeZone,
      utcOffsets: [...utcOffsetsOf(timeZone)].map(([...pair]) => pair),
    },
    // A field that is used both as a text and as a link is checked as a link.
    storedFields: { ...followed, ...fieldsOf(links.values, 'text'), ...followed },
    placeholders: placeholders.length,
  }
}

function fieldsOf<Kind extends string>(
  sources: LinksFile['links'],
  kind: Kind,
): Record<string, Kind> {
  const fields = Object.values(sources).flatMap((source) => source.fields)
  return Object.fromEntries(fields.map((field) => [field, kind]))
}

/** Writes the school file into the built portal. */
export async function writeSchoolFile(folder: string, school: SchoolFile): Promise<void> {
  await writeFile(path.join(folder, SCHOOL_FILE), `${JSON.stringify(school, null, 2)}\n`)
}
