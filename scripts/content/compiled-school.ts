import type { School, Site, StoredSource } from '../../src/content/types.ts'
import type { SoundContent } from './content.ts'
import type { LinksFile } from './schemas/settings.ts'
import { utcOffsetsOf } from './utc-offsets.ts'
import { numericFigures } from './settings/values.ts'

/** What the whole portal knows of the school. */
export function schoolOf({ site, links, navigation, settings }: SoundContent): School {
  // The accent and the logo have modules of their own; the repository is for the preview, the address for mails.
  const {
    accent: _accent,
    logo: _logo,
    repository: _repository,
    address: _address,
    search: { suggested, help } = { suggested: [], help: null },
    opensOffline = true,
    ...shown
  } = site
  return {
    // The schema refuses a chat of another kind.
    site: { ...shown, utcOffsets: utcOffsetsOf(shown.timeZone), opensOffline } as Site,
    navigation,
    search: { suggested, help },
    figures: numericFigures(settings.figures?.whole),
    linkSources: storedSources(links.links),
    storedValues: storedSources(links.values),
  }
}

function storedSources(sources: LinksFile['links']): Record<string, StoredSource> {
  return Object.fromEntries(
    Object.entries(sources).map(([name, { fields, default: otherwise = null }]) => {
      return [name, { fields, default: otherwise }]
    }),
  )
}
